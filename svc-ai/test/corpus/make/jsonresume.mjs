// A JSON Resume theme's page. Usage: node jsonresume.mjs THEME RESUME.json OUT.html
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , name, input, output] = process.argv;
const folder = join(process.env.CORPUS_NPM, 'node_modules', `jsonresume-theme-${name}`);
const { exports, main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const entry = exports?.['.']?.import ?? exports?.import ?? main ?? 'index.js';
const theme = await import(
  pathToFileURL(join(folder, typeof entry === 'string' ? entry : entry.default)).href
);
const html = await (theme.render ?? theme.default.render)(JSON.parse(readFileSync(input, 'utf8')));
// Loads nothing remote, so that the file does not depend on a server.
writeFileSync(
  output,
  html.replace(/<link[^>]+href=["']?(?:https?:)?\/\/[^>]*>/g, '').replace(/@import[^;]*\/\/[^;]*;/g, ''),
);
