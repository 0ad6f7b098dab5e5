#!/usr/bin/env node
// Writes src/areas.json from the data files of idn-area-data.
// Usage: write-areas [--check] (--check writes nothing and exits with 1 where the file differs)
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const target = fileURLToPath(new URL('../src/areas.json', import.meta.url));
const manifest = createRequire(import.meta.url).resolve('idn-area-data/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));

/** @param {string} file without quotes or commas in fields @returns {string[][]} rows without the heading */
function readRows(file) {
  const [, ...lines] = readFileSync(join(dirname(manifest), 'data', file), 'utf8')
    .trim()
    .split(/\r?\n/);
  return lines.map((line) => line.split(','));
}

/** @param {string[][]} rows pairs of code and name, printed one a line for readable diffs */
const list = (rows) =>
  `[\n${rows.map((row) => `    ${JSON.stringify(row).replace(',', ', ')}`).join(',\n')}\n  ]`;

const content = `{
  "source": "idn-area-data ${version} (https://github.com/fityannugroho/idn-area-data)",
  "licence": "ODbL-1.0",
  "provinces": ${list(readRows('provinces.csv').map(([code = '', name = '']) => [code, name]))},
  "cities": ${list(readRows('regencies.csv').map(([code = '', , name = '']) => [code, name]))}
}
`;

if (!process.argv.includes('--check')) writeFileSync(target, content);
else if (readFileSync(target, 'utf8') !== content) {
  console.error('src/areas.json is not what bin/write-areas.mjs writes');
  process.exitCode = 1;
}
