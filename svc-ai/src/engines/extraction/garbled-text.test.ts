import { isGarbled } from './garbled-text';

const english =
  'Curator of textiles at a museum in Lyon. I plan two exhibitions a year, look after the acquisitions and wrote a catalogue of the whole collection.';
const indonesian =
  'Saya bertanggung jawab atas gudang dengan empat puluh orang, menurunkan selisih stok dan menyiapkan laporan bulanan untuk kantor pusat di Surabaya.';
const names =
  'Adobe Photoshop, Figma, Procreate, Kubernetes, PostgreSQL, Excel, PowerPoint, JavaScript, Blender, Lightroom, AutoCAD, SketchUp, WordPress, Jenkins, Terraform';
/** As a font without names for its glyphs gives them: their numbers in the font, 29 below those of the letters. */
const byGlyphs = (text: string, by = 29) =>
  [...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) - by)).join('');

test.each([
  ['English', english],
  ['Indonesian', indonesian],
  ['a list of names', names],
  [
    'Polish',
    'Odpowiadam za magazyn i czterdzieści osób, przygotowuję comiesięczne raporty dla centrali, wdrożyłem nowy system kodów kreskowych w trzech halach.',
  ],
  ['Japanese', '東京の会社で五年間、生産技術者として働きました。'.repeat(8)],
  ['Russian', 'Отвечаю за склад и сорок человек, готовлю ежемесячные отчёты. '.repeat(4)],
  ['a short text', byGlyphs('Bella Kusuma')],
  ['nothing', ''],
])('%s is a text', (_what, text) => expect(isGarbled(text)).toBe(false));

test.each([
  ['the numbers of glyphs', byGlyphs(english.repeat(2))],
  ['the numbers of glyphs of another font', byGlyphs(indonesian.repeat(2), 3)],
  [
    'characters of private use',
    [...english].map((letter) => String.fromCharCode(0xe000 + letter.charCodeAt(0))).join(''),
  ],
])('%s are no text', (_what, text) => expect(isGarbled(text)).toBe(true));
