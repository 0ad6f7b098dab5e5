import { candidate, createLimitRule } from './create-limit-rule';

export const religion = createLimitRule({
  id: 'religion',
  about: { en: 'religion', id: 'agama' },
  exceptions: ['religious-work', 'holiday', 'of-others-in-duty', 'religion-of-others'],
  patterns: [
    {
      words: 'apa|apakah|what|which agama|religion|faith|keyakinan|denomination',
      exceptions: ['equality', 'holiday', 'no-distinction', 'religious-work', 'of-others-in-duty'],
    },
    {
      words: 'agama|religion|faith|keyakinan ~1 anda|kamu|your|you ~1 apa|what',
      exceptions: ['equality', 'holiday', 'no-distinction'],
    },
    { words: 'what|which ~3 your religion|faith|denomination', exceptions: ['equality', 'no-distinction'] },
    {
      words:
        'agama|beragama|religion|religious|faith|keyakinan|kepercayaan|denomination|church|gereja|sholat|salat',
      fields: ['questions'],
      near: ['apa|what|which|anda|your|kamu|sebutkan|state|dianut|you|do|are|apakah'],
      exceptions: ['religious-work', 'work-with-others'],
    },
    {
      words:
        'sebutkan|cantumkan|tuliskan|mencantumkan|menyebutkan|isi|state|mention|disclose|indicate|include|write|tulis ~5 agama|religion|faith|keyakinan|denomination',
      exceptions: ['equality', 'holiday', 'no-distinction'],
    },
    {
      words: '<religion>',
      exceptions: [
        'equality',
        'religious-work',
        'no-distinction',
        'holiday',
        'of-others-in-duty',
        'food-before',
        'religion-of-others',
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
