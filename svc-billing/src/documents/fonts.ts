import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@fontsource/noto-sans/package.json'));
const numbers: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };
/** In this order a letter looks for its font; all but the first are opened only where a name needs them. */
const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext', 'devanagari'];
const opened = new Map<string, Font>();

/** A stretch of text in one font. */
export interface Run {
  readonly font: Font;
  text: string;
}

function openFont(subset: string, weight: Weight): Font {
  const file = `noto-sans-${subset}-${numbers[weight]}-normal.woff`;
  const known = opened.get(file);
  if (known) return known;
  const font = create(readFileSync(join(folder, 'files', file)));
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`);
  opened.set(file, font);
  return font;
}

/** The fonts a text needs, from left to right. Letters that no font has are left out. */
export function toRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = last && has(last.font, letter) ? last.font : findFont(letter, weight);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function findFont(letter: string, weight: Weight): Font | undefined {
  for (const subset of subsets) {
    const font = openFont(subset, weight);
    if (has(font, letter)) return font;
  }
  return undefined;
}

const has = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
