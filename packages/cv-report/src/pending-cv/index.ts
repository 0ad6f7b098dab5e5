import { createBrowserStorage } from './browser-storage';
import { createChosenCv } from './chosen-cv';
import { createPendingCvs } from './pending-cv';

export type { ChosenCv } from './chosen-cv';
export type { PendingCvs } from './pending-cv';

export const pendingCvs = createPendingCvs(createBrowserStorage('sabi-kept-cv'));

export const chosenCv = createChosenCv(createBrowserStorage('sabi-chosen-cv'));
