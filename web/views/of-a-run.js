/** The elements that show a search or a plan: none of them is there before one is. */
import './expansion-panel.js';
import './frontier-list.js';
import './jump-bar.js';
import './plan-list.js';
import './stats-table.js';
import './step-timeline.js';
import './transport-bar.js';
