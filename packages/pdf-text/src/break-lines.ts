import { measure, type TextStyle } from './text-runs';

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Scripts without blanks between words. */
const unspaced =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}/u;

/** Lines of a paragraph, none wider than the width in points. */
export function breakLines(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const chunk of toChunks(text).flatMap((each) => cutToWidth(each, style, width))) {
    const fits = line === '' || used + measure(chunk.trimEnd(), style) <= width;
    if (!fits) lines.push(line.trimEnd());
    line = fits ? line + chunk : chunk;
    used = (fits ? used : 0) + measure(chunk, style);
  }
  if (line.trim()) lines.push(line.trimEnd());
  return lines;
}

/** Unbreakable chunks, each with its trailing blanks. */
function toChunks(text: string): string[] {
  if (!unspaced.test(text)) return text.match(/\S+\s*/gu) ?? [];
  const chunks: string[] = [];
  let mayBreak = false;
  for (const { segment, isWordLike } of words.segment(text.trimStart())) {
    const startsAnew = mayBreak || (isWordLike && unspaced.test(segment));
    const isClosing = !isWordLike && !/^\s/.test(segment);
    if (chunks.length === 0 || (startsAnew && !isClosing && segment.trim() !== '')) chunks.push(segment);
    else chunks[chunks.length - 1] += segment;
    mayBreak = segment.trim() === '' || (isWordLike === true && unspaced.test(segment));
  }
  return chunks;
}

/** Splits a chunk that is wider than a line, such as an address. */
function cutToWidth(chunk: string, style: TextStyle, width: number): string[] {
  if (measure(chunk.trimEnd(), style) <= width) return [chunk];
  const parts: string[] = [''];
  for (const { segment } of graphemes.segment(chunk)) {
    const part = parts.at(-1) ?? '';
    if (part !== '' && measure(part + segment, style) > width) parts.push(segment);
    else parts[parts.length - 1] = part + segment;
  }
  return parts;
}
