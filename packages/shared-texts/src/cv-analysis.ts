import { en } from './cv-analysis/en';
import { id } from './cv-analysis/id';
import type { Language } from '@sabi/contracts/language';

/**
 * What the CV analysis of the landing panel says about its outcome, on the page and in svc-ai's answer to a visitor without
 * script. English is the specification's where it has words for it (sections 2, 5 and 8); `{{…}}` is filled in by whoever
 * shows it. A page loads the file of its language alone.
 */
export const cvAnalysisTexts: Record<Language, typeof en> = { en, id };
