/** One word of a pattern: any of `words`, after at most `gap` other words. */
interface Element {
  readonly words: ReadonlySet<string>;
  readonly gap: number;
}

/** A sequence of words within a sentence. */
export interface Pattern {
  readonly elements: readonly Element[];
  /** The first word begins a sentence or a segment. */
  readonly atStart: boolean;
  /** The last word ends a sentence or a segment. */
  readonly atEnd: boolean;
}

/** Name → words of a class, used in patterns as `<class>`. */
export type WordClasses = Readonly<Record<string, string>>;

/**
 * Parses a pattern: words separated by blanks, `|` between alternatives, `<class>` for the words of a class, `~3` for at
 * most three other words, `^` before the first and `$` after the last word for the start and end of a segment.
 * `<charge> ~2 <purpose>`, `^wanita|perempuan $`.
 * @throws {Error} for an unknown class and for a pattern without words
 */
export function compilePattern(source: string, classes: WordClasses): Pattern {
  const elements: Element[] = [];
  let gap = 0;
  let atEnd = false;
  for (const part of source.replace(/^\^/, '').trim().split(/\s+/)) {
    if (part === '$') atEnd = true;
    else if (part.startsWith('~')) gap = Number(part.slice(1));
    else {
      elements.push({ words: new Set(part.split('|').flatMap((word) => wordsOf(word, classes))), gap });
      gap = 0;
    }
  }
  if (elements.length === 0) throw new Error(`Pattern without words: ${source}`);
  return { elements, atStart: source.startsWith('^'), atEnd };
}

function wordsOf(word: string, classes: WordClasses): string[] {
  if (!word.startsWith('<')) return [word];
  const words = classes[word.slice(1, -1)];
  if (!words) throw new Error(`No class of words ${word}`);
  return words
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((one) => wordsOf(one, classes));
}
