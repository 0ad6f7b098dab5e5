import { toPlainText } from '../text/plain-text';

/** Looks at what would be said, the end of what was said already before it. */
export interface Guard {
  /** Throws for what must never be said. */
  assertFine(text: string): void;
  /** The end of the text may yet become what must not be said. */
  isOpen(text: string): boolean;
}

export interface SentenceRelease {
  /** @returns what may be said by now: whole sentences with the space between them; mostly nothing */
  add(piece: string): string;
  /** @returns the rest */
  end(): string;
}

/** So much of what was said is looked at again with what follows it. */
const rememberedCharacters = 1000;
/** Marks take room too; what waits beyond that is no sentence any more, and looking through it again costs time. */
const rawShare = 4;
const sentenceEnd = /[.!?…:;。！？]["'”’)\]]*(?=\s)|\n/g;

/**
 * An answer as it is written, made plain text and given out sentence by sentence: what was said cannot be taken back, so
 * a sentence is kept until no guard minds it and nothing in it is open.
 */
export function createSentenceRelease(guards: readonly Guard[], maxCharacters: number): SentenceRelease {
  let waiting = '';
  let said = '';
  /** White space between what was said and what waits. */
  let gap = '';

  const say = (raw: string): string => {
    const plain = toPlainText(raw);
    const space = said === '' || plain === '' ? '' : asSpace(gap + leadingSpace(raw));
    // What is taken away whole takes the end of its line along.
    if (plain !== '') gap = trailingSpace(raw);
    else if (raw.trim() === '') gap += raw;
    const text = `${space}${plain}`.slice(0, maxCharacters - said.length);
    said += text;
    return text;
  };
  const preview = (raw: string): string => `${said.slice(-rememberedCharacters)} ${toPlainText(raw)}`;
  const mayBeSaid = (raw: string): boolean =>
    !hasOpenMarkup(raw) && !guards.some((guard) => guard.isOpen(preview(raw)));

  return {
    add: (piece) => {
      if (said.length >= maxCharacters) return '';
      waiting = `${waiting}${piece}`.slice(0, rawShare * maxCharacters);
      const ends = [...waiting.matchAll(sentenceEnd)].map(({ 0: mark, index }) => index + mark.length);
      if (ends.length === 0) return '';
      // A sentence that is not whole may yet become another: it is looked at once it is.
      for (const guard of guards) guard.assertFine(preview(waiting.slice(0, ends.at(-1))));
      const end = ends.findLast((position) => mayBeSaid(waiting.slice(0, position)));
      if (end === undefined) return '';
      const sentences = waiting.slice(0, end);
      waiting = waiting.slice(end);
      return say(sentences);
    },
    end: () => {
      for (const guard of guards) guard.assertFine(preview(waiting));
      const rest = waiting;
      waiting = '';
      return say(rest);
    },
  };
}

/** A mark whose end has not come: only with it can both be taken away. A line's end closes them all. */
function hasOpenMarkup(raw: string): boolean {
  const line = raw.slice(raw.lastIndexOf('\n') + 1);
  const count = (mark: string) => line.split(mark).length - 1;
  const isOdd = (mark: string) => count(mark) % 2 === 1;
  const isOpen = ([open, close]: string) => count(open ?? '') > count(close ?? '');
  return ['[]', '()', '<>'].some(isOpen) || ['**', '__', '`'].some(isOdd);
}

const leadingSpace = (text: string) => /^\s*/.exec(text)?.[0] ?? '';
const trailingSpace = (text: string) => /\s*$/.exec(text)?.[0] ?? '';

function asSpace(gap: string): string {
  const lines = gap.split('\n').length - 1;
  if (lines === 0) return ' ';
  return lines === 1 ? '\n' : '\n\n';
}
