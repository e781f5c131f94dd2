/** What Python needs to be the course's: our modules, as texts. */
import course from './python/course.py?raw';
import follow from './python/follow.py?raw';
import harness from './python/harness.py?raw';
import states from './python/states.py?raw';

export const pythonTexts = { course, follow, harness, states };
