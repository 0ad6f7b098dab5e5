import type { Language } from '@sabi/contracts/language';
import en from '../locales/en/replies.json';
import id from '../locales/id/replies.json';
import type { ActionName } from './queue';

type Replies = Readonly<Partial<Record<ActionName, readonly string[]>>>;

/** Both languages, as the recipient of a reply may not have the staff's. */
const replies: Readonly<Record<Language, Replies>> = { en, id };

/** Decisions with the replies of another. */
const sameReplies: Readonly<Partial<Record<ActionName, ActionName>>> = { freezeJob: 'freezeReported' };

export const repliesOf = (language: Language, action: ActionName): readonly string[] =>
  replies[language][sameReplies[action] ?? action] ?? [];
