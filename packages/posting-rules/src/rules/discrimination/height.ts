import { candidate, createLimitRule } from './create-limit-rule';

export const height = createLimitRule({
  id: 'height',
  about: { en: 'height', id: 'tinggi badan' },
  openWithReason: true,
  exceptions: ['others', 'weight-of-others', 'things-height'],
  patterns: [
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
