import { documentXml, makeDocx, paragraph, run } from './make-docx';
import type { PdfExtras } from '@sabi/test-kit/make-pdf';

// Places in a document with text that readers cannot see.

const picture =
  '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n\u007f\nendstream';
const layer = '<< /Type /OCG /Name (Secret) >>';

/** Half way down a PDF page, with drawing commands before and after. */
export const drawn = (text: string, before = '', after = '') =>
  `q ${before} BT /F1 11 Tf 50 500 Td (${text}) Tj ET ${after} Q`;
export const pictureDrawn = 'q 300 0 0 30 40 490 cm /Im Do Q';
export const withPicture = { resources: '/XObject << /Im 6 0 R >>', objects: [picture] };

export const hidingInPdf: readonly (readonly [technique: string, hide: (text: string) => PdfExtras])[] = [
  ['white on the paper', (text) => ({ over: drawn(text, '1 1 1 rg') })],
  ['all but white on the paper', (text) => ({ over: drawn(text, '0.99 0.99 0.98 rg') })],
  ['a colour on itself', (text) => ({ over: drawn(text, '0.1 0.2 0.5 rg 40 490 300 30 re f') })],
  ['below two points', (text) => ({ over: `BT /F1 1 Tf 50 500 Td (${text}) Tj ET` })],
  [
    'made small by the page',
    (text) => ({ over: `q 0.1 0 0 0.1 0 0 cm BT /F1 11 Tf 500 5000 Td (${text}) Tj ET Q` }),
  ],
  ['beside the page', (text) => ({ over: `BT /F1 11 Tf 900 500 Td (${text}) Tj ET` })],
  ['below the page', (text) => ({ over: `BT /F1 11 Tf 50 -40 Td (${text}) Tj ET` })],
  ['neither filled nor drawn', (text) => ({ over: `BT 3 Tr /F1 11 Tf 50 500 Td (${text}) Tj ET` })],
  ['as a clip alone', (text) => ({ over: `q BT 7 Tr /F1 11 Tf 50 500 Td (${text}) Tj ET Q` })],
  ['without any width', (text) => ({ over: `BT 0 Tz /F1 11 Tf 50 500 Td (${text}) Tj ET` })],
  [
    'all transparent',
    (text) => ({ over: drawn(text, '/Clear gs'), resources: '/ExtGState << /Clear << /ca 0 >> >>' }),
  ],
  ['behind a rectangle', (text) => ({ over: drawn(text, '', '0 0 1 rg 40 490 300 30 re f') })],
  ['behind a picture', (text) => ({ over: drawn(text, '', pictureDrawn), ...withPicture })],
  [
    'in a layer that is off',
    (text) => ({
      over: `/OC /Off BDC ${drawn(text)} EMC`,
      resources: '/Properties << /Off 6 0 R >>',
      objects: [layer],
      catalog: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
    }),
  ],
];

/** Each letter and figure as an invisible tag character. */
export const asTags = (text: string) =>
  text.replace(/\W/g, '').replace(/./g, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));

const vanishing =
  '<w:style w:type="character" w:styleId="Gone"><w:name w:val="Gone"/><w:rPr><w:vanish/></w:rPr></w:style>';

/** A Word file of these lines with additional body content. */
export const docxOf = (lines: readonly string[], more = '') =>
  makeDocx({
    'word/document.xml': documentXml(lines.map((line) => paragraph(line)).join('') + more),
    'word/styles.xml': `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${vanishing}</w:styles>`,
  });

const looking = (properties: string) => (text: string) => `<w:p>${run(text, properties)}</w:p>`;

export const hidingInDocx: readonly (readonly [technique: string, hide: (text: string) => string])[] = [
  ['marked as hidden', looking('<w:vanish/>')],
  ['marked so in so many words', looking('<w:vanish w:val="true"/>')],
  ['by its style', looking('<w:rStyle w:val="Gone"/>')],
  ['white', looking('<w:color w:val="FFFFFF"/>')],
  ['below two points', looking('<w:sz w:val="2"/>')],
  ['in letters of tags', (text) => `<w:p>${run(asTags(text))}</w:p>`],
  [
    'within a link',
    (text) => `<w:p><w:hyperlink w:anchor="x">${run(text, '<w:vanish/>')}</w:hyperlink></w:p>`,
  ],
];
