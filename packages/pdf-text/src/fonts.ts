import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);
const numbers: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };
const folderOf = (specifier: string) => dirname(require.resolve(specifier));

type Locate = (weight: Weight) => string;

const noto =
  (subset: string, family = 'noto-sans'): Locate =>
  (weight) =>
    join(
      folderOf(`@fontsource/${family}/package.json`),
      `files/${family}-${subset}-${numbers[weight]}-normal.woff`,
    );

/** Fallback order for a character. Large fonts are last, as they are opened on demand. */
const chain: readonly Locate[] = [
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'].map(
    (subset) => noto(subset),
  ),
  noto('arabic', 'noto-sans-arabic'),
  noto('thai', 'noto-sans-thai'),
  // Han, Hiragana and Katakana.
  (weight) =>
    join(
      folderOf('@embedpdf/fonts-sc'),
      `../fonts/NotoSansHans-${weight === 'bold' ? 'Bold' : 'Regular'}.otf`,
    ),
  // Hangul; the family has one weight.
  () => join(folderOf('@fontsource/gowun-dodum/package.json'), 'files/gowun-dodum-korean-400-normal.woff'),
];

const opened = new Map<string, Font>();

function openFont(path: string): Font {
  const known = opened.get(path);
  if (known) return known;
  const font = create(unpackWoff(readFileSync(path)));
  if (!('layout' in font)) throw new Error(`${path} holds more than one font`);
  opened.set(path, font);
  return font;
}

/** Joiners and variation selectors, which have no glyph of their own. */
const invisible = /^(?:\u200c|\u200d|[\ufe00-\ufe0f])$/u;

const found: Readonly<Record<Weight, Map<string, Font | undefined>>> = {
  regular: new Map(),
  bold: new Map(),
};
/** Bounds the cache of a long-lived process. */
const mostFound = 20_000;

/**
 * The first font that has every character of a grapheme.
 * @returns undefined when none has, as with emoji
 */
export function findFont(grapheme: string, weight: Weight): Font | undefined {
  const known = found[weight];
  if (known.has(grapheme)) return known.get(grapheme);
  if (known.size > mostFound) known.clear();
  const font = searchFont(grapheme, weight);
  known.set(grapheme, font);
  return font;
}

function searchFont(grapheme: string, weight: Weight): Font | undefined {
  const needed = [...grapheme].filter((character) => !invisible.test(character));
  for (const locate of chain) {
    const font = openFont(locate(weight));
    if (needed.every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))) return font;
  }
  return undefined;
}
