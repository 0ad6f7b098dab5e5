// A Word file with a real two-column section, by the npm package `docx`. Usage: node docx-columns.mjs
// PERSON.json OUT.docx
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { Document, Packer, Paragraph, SectionType, TextRun } = createRequire(`${process.env.CORPUS_NPM}/`)(
  'docx',
);
const [, , input, output] = process.argv;
const person = JSON.parse(readFileSync(input, 'utf8'));

const line = (text, options = {}) => new Paragraph({ children: [new TextRun({ text, ...options })] });
const heading = (text) => new Paragraph({ text, heading: 'Heading2' });
const bullet = (text) => new Paragraph({ text, bullet: { level: 0 } });

const main = person.wide.flatMap(({ title, items }) => [
  heading(title),
  ...items.flatMap(({ bold, lines, bullets }) => [
    ...(bold ? [line(bold, { bold: true })] : []),
    ...lines.map((text) => line(text)),
    ...bullets.map(bullet),
  ]),
]);
const columns = person.narrow.flatMap(({ title, lines }) => [
  heading(title),
  ...lines.map((text) => line(text)),
]);

const document = new Document({
  creator: person.name,
  title: 'CV',
  sections: [
    {
      properties: {},
      children: [
        new Paragraph({ text: person.asWritten, heading: 'Heading1' }),
        line(person.contact.join('  ·  ')),
        ...main,
      ],
    },
    {
      properties: { type: SectionType.CONTINUOUS, column: { count: 2, space: 700 } },
      children: columns,
    },
  ],
});
writeFileSync(output, await Packer.toBuffer(document));
