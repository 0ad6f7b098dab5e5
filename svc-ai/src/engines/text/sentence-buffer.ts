import { toPlainText } from './plain-text';

/** Looks at what would be said, the end of what was said already before it. */
export interface Guard {
  /** Throws for what must never be said. */
  assertFine(text: string): void;
  /** The end of the text may yet become what must not be said. */
  isOpen(text: string): boolean;
}

export interface SentenceBuffer {
  /** @returns what may be said by now: whole sentences with the space between them; mostly nothing */
  add(piece: string): string;
  /** @returns the rest */
  end(): string;
}

/** So much of what was said is looked at again with what follows it. */
const rememberedCharacters = 1000;
/** So much of what waits tells whether its end is open. */
const openCharacters = 200;
/** Of so many ends of one piece, the last, one may be where it is cut; else it waits for the next piece. */
const mostTries = 30;
/** Marks take room too; what waits beyond that is no sentence any more, and looking through it again costs time. */
const rawShare = 4;
const marks = /\*\*|__|[`[\]()<>\n]/g;
const closesItself = new Set(['**', '__', '`']);
const closedBy = new Map([
  [']', '['],
  [')', '('],
  ['>', '<'],
]);
const sentenceEnd = /[.!?…:;。！？]["'”’)\]]*(?=\s)|\n/g;

/**
 * An answer as it is written, made plain text and given out sentence by sentence: what was said cannot be taken back, so
 * a sentence is kept until no guard minds it and nothing in it is open.
 */
export function createSentenceBuffer(guards: readonly Guard[], maxCharacters: number): SentenceBuffer {
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
  /** Of what waits, the part whose ends were tried: what may not be said up to an end never may be. */
  let tried = 0;
  const openMarks = countOpenMarks();

  const preview = (raw: string): string => `${said.slice(-rememberedCharacters)} ${toPlainText(raw)}`;
  const isFinished = (raw: string): boolean => {
    const end = preview(raw.slice(-openCharacters)).slice(-openCharacters);
    return !guards.some((guard) => guard.isOpen(end));
  };
  /** The ends that were not tried yet, of sentences in which no mark is open. */
  const newEnds = (): number[] => {
    const ends: number[] = [];
    const from = tried;
    for (const { 0: mark, index } of waiting.slice(tried).matchAll(sentenceEnd)) {
      const end = from + index + mark.length;
      if (!openMarks.haveOpenAfter(waiting.slice(tried, end))) ends.push(end);
      tried = end;
    }
    return ends;
  };

  return {
    add: (piece) => {
      if (said.length >= maxCharacters) return '';
      waiting = `${waiting}${piece}`.slice(0, rawShare * maxCharacters);
      const end = newEnds()
        .slice(-mostTries)
        .findLast((position) => isFinished(waiting.slice(0, position)));
      if (end === undefined) return '';
      // A sentence that is not whole may yet become another: it is looked at once it is.
      const sentences = waiting.slice(0, end);
      for (const guard of guards) guard.assertFine(preview(sentences));
      waiting = waiting.slice(end);
      tried -= end;
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

/** Marks whose end has not come: only with it can both be taken away. A line's end closes them all. */
function countOpenMarks() {
  const open = new Map<string, number>();
  const count = (mark: string): number => open.get(mark) ?? 0;
  const add = (mark: string): void => {
    const begun = closedBy.get(mark);
    if (mark === '\n') open.clear();
    else if (begun !== undefined) open.set(begun, Math.max(0, count(begun) - 1));
    else if (closesItself.has(mark)) open.set(mark, 1 - count(mark));
    else open.set(mark, count(mark) + 1);
  };
  return {
    /** @param more what follows on all that was given before */
    haveOpenAfter: (more: string): boolean => {
      for (const [mark] of more.matchAll(marks)) add(mark);
      return [...open.values()].some((number) => number > 0);
    },
  };
}

const leadingSpace = (text: string) => /^\s*/.exec(text)?.[0] ?? '';
const trailingSpace = (text: string) => /\s*$/.exec(text)?.[0] ?? '';

function asSpace(gap: string): string {
  const lines = gap.split('\n').length - 1;
  if (lines === 0) return ' ';
  return lines === 1 ? '\n' : '\n\n';
}
