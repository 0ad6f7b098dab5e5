import type { Passage } from '../passages/passage';
import { readPassages } from '../passages/passages';
import { askedGroups } from './asked-questions';
import { type Audience, createPassageIndex, type FoundPassage } from './passage-index';

const passages: readonly Passage[] = readPassages();
const index = createPassageIndex(passages, askedGroups);

/** Everything public that chats may quote. */
export const publicPassages = (): readonly Passage[] => passages;

export const passageWith = (id: string): Passage | undefined => index.find(id);

/** Whether the pages use a word: a name of a person is none of theirs. */
export const isSiteWord = (word: string): boolean => index.knows(word);

/** @param most passages, the best first */
export const searchPassages = (text: string, most: number, audience?: Audience): FoundPassage[] =>
  index.search(text, most, audience);
