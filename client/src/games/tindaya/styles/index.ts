// The styles of the board, chapter by chapter; sizes last, because it changes what the others say.

import "./base.css";
import "./map.css";
import "./story.css";
import "./own.css";
import "./mountain.css";
import "./corner.css";
import "./shelf.css";
import "./islands.css";
import "./sizes.css";
import "./phone.css";
import "./zones.css";
import "./plans.css";
import "./barter.css";
