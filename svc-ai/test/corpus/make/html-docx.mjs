// A Word file of a page, by the npm package `html-to-docx`. Usage: node html-docx.mjs PAGE.html OUT.docx
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(`${process.env.CORPUS_NPM}/`);
const toDocx = require('html-to-docx');
const [, , input, output] = process.argv;
writeFileSync(output, Buffer.from(await toDocx(readFileSync(input, 'utf8'))));
