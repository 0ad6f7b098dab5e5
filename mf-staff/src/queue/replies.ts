import type { Language } from '@sabi/contracts/language';
import en from '../locales/en/replies.json';
import id from '../locales/id/replies.json';
import type { ActionName } from './queue';

type Replies = Readonly<Partial<Record<ActionName, readonly string[]>>>;

/** Both languages at once: who reads a reply need not have the language of the staff. */
const replies: Readonly<Record<Language, Replies>> = { en, id };

export const repliesOf = (language: Language, action: ActionName): readonly string[] =>
  replies[language][action] ?? [];
