// A PDF of the npm package `pdfmake`. Usage: node pdfmake.mjs PERSON.json OUT.pdf
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(`${process.env.CORPUS_NPM}/`);
const pdfmake = require('pdfmake');
const [, , input, output] = process.argv;
const person = JSON.parse(readFileSync(input, 'utf8'));

pdfmake.setFonts(require('pdfmake/fonts/Roboto.js'));
pdfmake.setUrlAccessPolicy(() => false);

const entry = ({ left, bold, lines, points }) => {
  const stack = [
    ...(bold ? [{ text: bold, bold: true }] : []),
    ...lines,
    ...(points.length > 0 ? [{ ul: points }] : []),
  ];
  return left === null
    ? { stack }
    : {
        columns: [
          { width: 110, text: left, color: '#666666' },
          { width: '*', stack },
        ],
        margin: [0, 0, 0, 6],
      };
};

const document = pdfmake.createPdf({
  info: { title: 'CV' },
  defaultStyle: { fontSize: 10 },
  content: [
    { text: person.name, fontSize: 22, bold: true },
    { text: person.contact.join('   '), margin: [0, 2, 0, 8] },
    ...person.sections.flatMap(({ heading, entries }) => [
      { text: heading.toUpperCase(), fontSize: 11, color: '#2a6f97', margin: [0, 10, 0, 4] },
      ...entries.map(entry),
    ]),
  ],
});
writeFileSync(output, await document.getBuffer());
