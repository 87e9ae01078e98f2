// The styles of the board, chapter by chapter; sizes last, because it changes what the others say.

import "./base.css";
import "./village.css";
import "./stores.css";
import "./kept.css";
import "./map.css";
import "./ground.css";
import "./pieces.css";
import "./masks.css";
import "./progress.css";
import "./newtile.css";
import "./scenes.css";
import "./sizes.css";
