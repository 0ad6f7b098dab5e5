import { createBrowserStorage } from './browser-storage';
import { createChosenCv } from './chosen-cv';
import { createKeptCvs } from './kept-cv';

export type { ChosenCv } from './chosen-cv';
export type { KeptCvs } from './kept-cv';

/** The one of this browser. */
export const keptCvs = createKeptCvs(createBrowserStorage('sabi-kept-cv'));

/** The one of this tab. */
export const chosenCv = createChosenCv(createBrowserStorage('sabi-chosen-cv'));
