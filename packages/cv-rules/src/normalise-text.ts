const maxTextBytes = 200_000;

const lineBreaks = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
/** Control characters but tab and line feed; zero-width, bidirectional and tag characters, soft hyphens and their like. */
const invisible = /(?![\t\n])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** Characters of symbol fonts: bullets at the start of a line, icons elsewhere. */
const leadingSymbol = /^(\s*)[\ue000-\uf8ff]/;
const symbols = /[\ue000-\uf8ff]/g;
const spaces = /[\p{Zs}\t]+/gu;

/**
 * Normal form of a document for every engine: NFC, nothing invisible, one space between words, one tab between cells, at
 * most one blank line between blocks, at most 200 kB of UTF-8.
 */
export function normaliseText(text: string): string {
  const lines = text
    .normalize('NFC')
    .replace(lineBreaks, '\n')
    .replace(invisible, '')
    .split('\n')
    .map((line) => line.replace(leadingSymbol, '$1• ').replace(symbols, ' '))
    .map((line) => line.replace(spaces, (run) => (run.includes('\t') ? '\t' : ' ')).trim());
  return cutToBytes(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );
}

function cutToBytes(text: string): string {
  const bytes = Buffer.from(text, 'utf8');
  // A streaming decoder drops a character that the cut has split.
  return new TextDecoder().decode(bytes.subarray(0, maxTextBytes), { stream: bytes.length > maxTextBytes });
}

/** True with enough letters for a document, as opposed to a scan's stray marks. */
export function hasEnoughLetters(text: string, minimum = 30): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= minimum;
}

/** A black flag with the tag letters of a region. */
const flags = /\u{1F3F4}[\u{E0020}-\u{E007F}]+/gu;
/** Unicode tag letters, which are invisible. */
const tagLetters = /[\u{E0000}-\u{E007F}]/gu;
/** Joiners inside words of letters that need none; other scripts and emoji use joiners legitimately. */
const withinWords =
  /(?<=[\p{Script=Latin}\p{N}])[\u200B-\u200F\u2060-\u2064\uFEFF]+(?=[\p{Script=Latin}\p{N}])/gu;
const directionOverrides = /[\u202D\u202E]/g;

/** Number of invisible characters that change what a machine reads and not what a person sees. */
export function countInvisible(text: string): number {
  const plain = text.replace(flags, '');
  const found = [tagLetters, withinWords, directionOverrides].flatMap((kind) => plain.match(kind) ?? []);
  return found.reduce((sum, characters) => sum + [...characters].length, 0);
}

/** Number of letters and digits. */
export function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
