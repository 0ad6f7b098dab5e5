import { en } from './consultation/en';
import { id } from './consultation/id';
import type { Language } from '@sabi/contracts/language';

/**
 * Texts of the chat with the AI consultant, for the page and for svc-ai's answer to a visitor without script. English is
 * the specification's where it has texts (sections 4 and 8). A page loads only the file of its language.
 */
export const consultationTexts: Record<Language, typeof en> = { en, id };
