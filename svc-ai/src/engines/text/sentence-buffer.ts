import { toPlainText } from '@sabi/job-match/text/plain-text';

/** Checks text before its release, with the end of the released text. */
export interface Guard {
  /** Throws for text that must not be released. */
  assertFine(text: string): void;
  /** Whether the text's end may become something to withhold. */
  isOpen(text: string): boolean;
}

export interface SentenceBuffer {
  /** @returns sentences to release now, with the space between them; often empty */
  add(piece: string): string;
  /** @returns the rest */
  end(): string;
}

/** Released characters that guards see again. */
const rememberedCharacters = 1000;
/** Last characters of the waiting text that decide whether it is open. */
const openCharacters = 200;
/** Number of sentence ends tried in a piece, last first. */
const mostTries = 30;
/** Limit of the waiting text as a multiple of the answer's, because of markup. */
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
 * Turns a streamed answer into plain text and releases it by sentences. A sentence waits until all guards
 * have passed it and its markup is closed, because a release is final.
 */
export function createSentenceBuffer(guards: readonly Guard[], maxCharacters: number): SentenceBuffer {
  let waiting = '';
  let released = '';
  /** Between released and waiting text. */
  let gap = '';

  const release = (raw: string): string => {
    const plain = toPlainText(raw);
    const space = released === '' || plain === '' ? '' : asSpace(gap + leadingSpace(raw));
    // A piece removed entirely takes its line break along.
    if (plain !== '') gap = trailingSpace(raw);
    else if (raw.trim() === '') gap += raw;
    const text = `${space}${plain}`.slice(0, maxCharacters - released.length);
    released += text;
    return text;
  };
  /** End of the waiting text whose sentence ends were tried. */
  let tried = 0;
  const openMarks = countOpenMarks();

  const preview = (raw: string): string => `${released.slice(-rememberedCharacters)} ${toPlainText(raw)}`;
  const isFinished = (raw: string): boolean => {
    const end = preview(raw.slice(-openCharacters)).slice(-openCharacters);
    return !guards.some((guard) => guard.isOpen(end));
  };
  /** Untried sentence ends without open markup before them. */
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
      if (released.length >= maxCharacters) return '';
      waiting = `${waiting}${piece}`.slice(0, rawShare * maxCharacters);
      const end = newEnds()
        .slice(-mostTries)
        .findLast((position) => isFinished(waiting.slice(0, position)));
      if (end === undefined) return '';
      // Checks whole sentences, because an incomplete one may change its meaning.
      const sentences = waiting.slice(0, end);
      for (const guard of guards) guard.assertFine(preview(sentences));
      waiting = waiting.slice(end);
      tried -= end;
      return release(sentences);
    },
    end: () => {
      for (const guard of guards) guard.assertFine(preview(waiting));
      const rest = waiting;
      waiting = '';
      return release(rest);
    },
  };
}

/** Tracks open markup, which is removed only with its end. A line break closes all of it. */
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
    /** @param more text after everything passed before */
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
