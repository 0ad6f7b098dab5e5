#!/usr/bin/env node
// Extracts the letters of src/fonts/basic-latin.css in the used weights from the family's Latin font file, and writes
// them beside it. With --check it writes nothing and exits with 1 if the file would change.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const fonts = new URL('../src/fonts/', import.meta.url);
const file = new URL('plus-jakarta-sans-basic.woff2', fonts);
const css = await readFile(new URL('basic-latin.css', fonts), 'utf8');
const whole = await readFile(
  fileURLToPath(
    import.meta
      .resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'),
  ),
);

const made = await subsetFont(whole, lettersIn(css), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
if (!process.argv.includes('--check')) await writeFile(file, made);
else if (!made.equals(await readFile(file))) {
  console.error(
    'plus-jakarta-sans-basic.woff2 is not what basic-latin.css names: run `npm run write-font -w @sabi/ui`',
  );
  process.exitCode = 1;
}

/** @param {string} css its `unicode-range` */
function lettersIn(css) {
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return ranges.map(([, first, last = first]) => letters(parseInt(first, 16), parseInt(last, 16))).join('');
}

/** @param {number} first @param {number} last */
function letters(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
