import { browserStorage } from './browser-storage';
import { createKeptCvs } from './kept-cv';

export type { KeptCvs } from './kept-cv';

/** The one of this browser. */
export const keptCvs = createKeptCvs(browserStorage);
