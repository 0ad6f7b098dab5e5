import { en } from './cv-analysis/en';
import { id } from './cv-analysis/id';
import type { Language } from '@sabi/contracts/language';

/**
 * Texts about the outcome of the landing panel's CV analysis, for the page and for svc-ai's answer to a visitor without
 * script. English is the specification's where it has texts (sections 2, 5 and 8); callers fill in `{{…}}`. A page loads
 * only the file of its language.
 */
export const cvAnalysisTexts: Record<Language, typeof en> = { en, id };
