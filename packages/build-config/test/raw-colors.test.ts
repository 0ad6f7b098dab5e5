import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Draws printed pages, which look alike in both themes. */
const exceptions = ['mf-talent/src/features/resume-document/resume-document.module.css'];

const rawColor =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(|(?<=[:\s,(])(?:white|black)(?=[\s;,)])/gi;

const findRawColors = (css: string): string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(rawColor)].map(([color]) => color);

const list = (folder: string, options = {}) => readdirSync(join(root, folder), options) as string[];
const folders = [
  'shell',
  ...list('.').filter((name) => name.startsWith('mf-')),
  ...list('packages').map((name) => `packages/${name}`),
].filter((folder) => existsSync(join(root, folder, 'src')));
const styleSheets = folders
  .flatMap((folder) => list(`${folder}/src`, { recursive: true }).map((file) => `${folder}/src/${file}`))
  .filter((file) => file.endsWith('.module.css') && !exceptions.includes(file));

test('style sheets take every colour from the tokens, so that each has a dark value', () => {
  expect(styleSheets.length).toBeGreaterThan(150);
  const raw = styleSheets.flatMap((file) =>
    findRawColors(readFileSync(join(root, file), 'utf8')).map((color) => `${file}: ${color}`),
  );
  expect(raw).toEqual([]);
});

const groundAsText = /(?<![\w-])color: var\(--color-(?:surface|ground|brand-50)\)/g;

test('no text has the colour of a ground, which is dark in the dark theme: on fills it is --color-on-fill', () => {
  const found = styleSheets.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(groundAsText)].map(([color]) => `${file}: ${color}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['color: #fff;', ['#fff']],
  ['border: 1px solid rgb(0 0 0 / 10%);', ['rgb(']],
  ['background: white;', ['white']],
  ['white-space: nowrap; color: var(--color-text); /* #fff */', []],
])('%s has the raw colours %p', (css, colors) => {
  expect(findRawColors(css)).toEqual(colors);
});
