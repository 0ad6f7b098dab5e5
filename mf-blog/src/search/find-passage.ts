import type { PassagePiece } from './found-article';
import { plainWords, toPlain, wordPattern } from './words';

/** Characters before and after the first marked word. */
const [before, after] = [60, 130];

/**
 * The passage with the most words of the query, which are marked, also as beginnings of longer words.
 * @returns null when no paragraph matches
 */
export function findPassage(paragraphs: readonly string[], query: string): PassagePiece[] | null {
  const searched = [...new Set(plainWords(query))];
  const counts = paragraphs.map((paragraph) => {
    const words = plainWords(paragraph);
    return searched.filter((start) => words.some((word) => word.startsWith(start))).length;
  });
  const most = Math.max(0, ...counts);
  const best = paragraphs[counts.indexOf(most)];
  if (most === 0 || best === undefined) return null;
  const isSearched = (word: string) => searched.some((start) => toPlain(word).startsWith(start));
  return markWords(cutAround(best, isSearched), isSearched);
}

/** Cuts between words; an ellipsis marks omitted text. */
function cutAround(text: string, isSearched: (word: string) => boolean): string {
  const words = [...text.matchAll(wordPattern)];
  const at = words.find(([word]) => isSearched(word))?.index ?? 0;
  const start = at <= before ? 0 : (words.find(({ index }) => index >= at - before)?.index ?? 0);
  if (text.length <= at + after) return withEllipses(text, start, text.length);
  const last = words.findLast(({ 0: word, index }) => index + word.length <= at + after);
  return withEllipses(text, start, last ? last.index + last[0].length : text.length);
}

function withEllipses(text: string, start: number, end: number): string {
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

function markWords(text: string, isSearched: (word: string) => boolean): PassagePiece[] {
  const pieces: PassagePiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!isSearched(word)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
    pieces.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}
