import { candidate, createLimitRule } from './create-limit-rule';

export const religion = createLimitRule({
  id: 'religion',
  about: { en: 'religion', id: 'agama' },
  exceptions: ['religious-work', 'holiday', 'of-others-in-duty'],
  patterns: [
    {
      words: '<religion>',
      exceptions: [
        'equality',
        'religious-work',
        'no-distinction',
        'holiday',
        'of-others-in-duty',
        'food-before',
      ],
    },
    { words: 'beragama|agama|iman|berkeyakinan|keyakinan ~1 sama|serupa', near: [candidate], reach: 6 },
    {
      words: 'wajib|harus|siap|must ~2 sholat|shalat|salat|gereja|misa|church',
      exceptions: ['equality', 'religious-work', 'no-distinction', 'holiday'],
    },
    { words: 'seiman|sekeyakinan|seagama' },
    { words: 'same|our|satu|sama ~1 faith|religion|iman|agama|keyakinan', near: [candidate], reach: 6 },
    { words: 'pemeluk|penganut|jemaat ~2 <religion>|gereja' },
    { words: 'churchgoer|churchgoing' },
    { words: 'beragama|agama|keyakinan|religion|faith ~2 <religion>' },
    { words: '^ <religion> $', fields: ['requirements', 'text'] },
    { words: '^ <religion>', fields: ['requirements'] },
    {
      words:
        'khusus|hanya|only|diutamakan|wajib|harus|must|prefer|preferably|preferred|diprioritaskan|seorang|kandidat|calon|pelamar|wanita|pria|practicing|practising|devout|seeking|looking ~3 <religion>',
    },
    {
      words:
        '<religion> ~2 only|diutamakan|preferred|saja|lebih|candidates|applicants|required|taat|disukai|male|female|pria|wanita|diprioritaskan',
    },
    {
      words: 'non|bukan|not ~1 <religion>',
      negatable: false,
      exceptions: ['equality', 'religious-work', 'no-distinction', 'holiday'],
    },
    {
      words:
        'berhijab|berjilbab|hijab|jilbab|veil|headscarf|kerudung ~4 wajib|bersedia|melepas|lepas|tidak|no|not|dilarang|only|required|remove|diutamakan',
      exceptions: ['equality', 'religious-work', 'no-distinction', 'hijab-welcome'],
      negatable: false,
    },
    {
      words:
        'wajib|bersedia|tidak|no|not|without|diutamakan|harus|must|khusus|yang|melepas ~3 berhijab|berjilbab|hijab|jilbab|headscarf|kerudung',
      exceptions: ['equality', 'religious-work', 'no-distinction', 'hijab-welcome'],
      negatable: false,
    },
    {
      words: 'rajin|taat ~1 sholat|shalat|salat|ibadah|beribadah',
      near: [candidate, 'harus|wajib|yang|islam'],
    },
  ],
});
