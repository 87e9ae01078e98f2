// The styles of the board, chapter by chapter; sizes last, because it changes what the others say.

import "./base.css";
import "./wall.css";
import "./wallhead.css";
import "./map.css";
import "./shelf.css";
import "./monuments.css";
import "./mat.css";
import "./hand.css";
import "./kit.css";
import "./scenes.css";
import "./sizes.css";
import "./phone.css";
