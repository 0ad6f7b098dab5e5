import { en } from './consultation/en';
import { id } from './consultation/id';
import type { Language } from '@sabi/contracts/language';

/**
 * What a chat with the AI consultant says, on the page and in svc-ai's answer to a visitor without script. English is the
 * specification's where it has words for it (sections 4 and 8). A page loads the file of its language alone.
 */
export const consultationTexts: Record<Language, typeof en> = { en, id };
