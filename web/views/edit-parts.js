/** The elements of editing and playing by hand: none of them is there before somebody wants to. */
import './board-painter.js';
import './edit-tools.js';
import './jug-fields.js';
import './play-bar.js';
import './touch-board.js';
