import { createBrowserStorage } from './browser-storage';
import { createChosenCv } from './chosen-cv';
import { createPendingCvs } from './pending-cv';

export type { ChosenCv } from './chosen-cv';
export type { PendingCvs } from './pending-cv';

/** CVs stored in this browser. */
export const pendingCvs = createPendingCvs(createBrowserStorage('sabi-kept-cv'));

/** The CV chosen in this tab. */
export const chosenCv = createChosenCv(createBrowserStorage('sabi-chosen-cv'));
