import { candidate, createLimitRule } from './create-limit-rule';

/** Words that make a length that of a person. */
const people =
  'applicants|applicant|candidates|candidate|talent|talents|crew|kru|members|staff|hostess|hostesses|usher|ushers|guards|promoters|women|men|female|male|girls|boys|kandidat|pelamar|calon|peserta|anggota|wanita|pria|perempuan|laki|putri|putra|spg|usher|personel|satpam|badan|tubuh|you|anda|kamu|someone|everyone|people|person|she|he|ideally|everybody|nobody|anybody|orang|everyone';

export const height = createLimitRule({
  id: 'height',
  about: { en: 'height', id: 'tinggi badan' },
  openWithReason: true,
  exceptions: ['others', 'weight-of-others', 'things-height'],
  patterns: [
    {
      words:
        'shorter|taller|pendek|tinggi|setinggi|tingginya|stand|stands|measure|reach|stature|least|kurang|minimal|minimum|above|over|upwards|mulai|from ~4 #cm ~1 cm|centimetres|centimeters|centimeter|sentimeter|senti|metres|meter|meters',
      near: [people],
      reach: 12,
      negatable: false,
      exceptions: ['equality', 'things-height', 'height-of-guests', 'no-limit'],
    },
    {
      words:
        '#cm ~1 cm|centimetres|centimeters|sentimeter|senti ~2 up|upwards|above|more|over|taller|plus|lebih|keatas',
      near: [people],
      reach: 12,
      exceptions: ['equality', 'things-height', 'height-of-guests', 'no-limit'],
    },
    {
      words: 'tinggi|tb|setinggi|tall|height|shorter|taller ~5 seratus|hundred|feet|foot|ft',
      near: [people],
      negatable: false,
      exceptions: ['equality', 'things-height', 'height-of-guests', 'no-limit'],
    },
    {
      words: 'feet|foot|ft ~4 tall|height|taller',
      near: [people],
      exceptions: ['equality', 'others', 'things-height'],
    },
    {
      words:
        'tinggi|tall|height|short|pendek|jangkung|taller|shorter ~3 rata|average|semampai|menjulang|enough',
      near: [people],
      exceptions: ['equality', 'others', 'things-height', 'no-limit'],
      negatable: false,
    },
    { words: 'height|tinggi', fields: ['questions'], near: ['your|anda|kamu|berapa|badan|what|how|reach'] },
    { words: 'how ~1 tall', fields: ['questions'] },
    {
      words: '^ minimum|minimal|min ~1 #cm ~1 cm',
      near: ['shoes|sepatu|alas|barefoot|tinggi|pria|wanita|male|female'],
    },
    { words: '^ minimum|minimal|min ~1 #cm ~1 cm $', fields: ['requirements'] },
    { words: 'tinggi ~1 badan|tubuh|bdn' },
    { words: 'tinggi|tb|height|tall ~4 #cm' },
    {
      words: '#cm ~1 cm|centimetres|centimeters|centimeter ~2 tall|height|keatas|tinggi|or|ke|untuk',
      near: ['tinggi|tb|height|tall|badan|pria|wanita|minimum|minimal|laki|perempuan|female|male'],
      reach: 8,
    },
    { words: 'minimum|min|minimal ~1 height', exceptions: ['equality', 'things-height'] },
    {
      words: 'height ~2 minimum|min|requirement|at',
      near: ['#cm|#num', candidate],
      exceptions: ['equality', 'things-height', 'no-limit'],
    },
    { words: 'tb|tinggi ~1 bb|berat ~4 proporsional|ideal|seimbang|#num' },
  ],
});
