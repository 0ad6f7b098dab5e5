import { candidate, createLimitRule } from './create-limit-rule';

export const maritalStatus = createLimitRule({
  id: 'marital-status',
  about: { en: 'marital status', id: 'status perkawinan' },
  exceptions: ['married-others'],
  patterns: [
    {
      words:
        'no|without|tanpa|belum|tidak|not|neither ~3 spouse|husband|wife|suami|istri|partner|boyfriend|pacar ~4 children|kids|anak|home|rumah|waiting|menunggu|ditinggal|yet|menanti|family',
      negatable: false,
      exceptions: ['equality', 'no-distinction', 'of-others-in-duty', 'indifferent'],
    },
    {
      words:
        'no|without|tanpa|belum|tidak|not ~4 spouse|husband|wife|suami|istri|boyfriend|girlfriend|pacar|kekasih|tunangan|fiance',
      near: [candidate, 'people|take|hire|orang|menerima|terima|those|applicants|yang'],
      negatable: false,
      exceptions: ['equality', 'no-distinction', 'of-others-in-duty', 'indifferent'],
    },
    {
      words:
        'no|without|free|tanpa|bebas|not|belum|tidak ~2 tied|terikat|dependents|dependants|unencumbered|momongan|offspring|babies|bayi|tanggungan ~3 down|family|keluarga|anak|marriage|pernikahan|home|rumah|suami|istri|child',
      negatable: false,
      exceptions: ['equality', 'no-distinction', 'others', 'of-others-in-duty'],
    },
    {
      words: 'unencumbered|footloose|unwed|unhitched|spinster|bujangan',
      near: [candidate, 'we|people|life|status'],
      exceptions: ['equality'],
    },
    {
      words: 'menikah|nikah|married|marry|perkawinan|pernikahan|marital',
      fields: ['questions'],
      near: ['anda|your|you|kamu|status'],
      exceptions: ['work-with-others'],
    },
    {
      words: 'punya|memiliki|mempunyai|have ~2 anak|children|kids|suami|istri|spouse|husband',
      fields: ['questions'],
      exceptions: ['work-with-others'],
    },
    { words: 'belum|not ~1 naik|ke|walked|been ~1 pelaminan|altar|aisle', negatable: false },
    { words: 'ring ~2 finger|jari', near: ['no|without|tanpa|not'], negatable: false },
    {
      words:
        'postpone|delay|put|menunda|tunda|tidak|not ~3 marriage|wedding|weddings|pernikahan|menikah|nikah ~5 kontrak|contract|tahun|years|year|selama|during|ikatan',
      negatable: false,
      exceptions: ['equality', 'no-distinction', 'of-others-in-duty'],
    },
    {
      words: 'menikah|nikah|kawin|married|unmarried|berkeluarga',
      near: [candidate],
      reach: 6,
      exceptions: ['equality', 'married-others', 'no-distinction', 'of-others-in-duty'],
    },
    {
      words: 'no|without|tanpa ~1 children|kids|anak ~2 yet|please|preferred|only|dulu|preferably',
      negatable: false,
      exceptions: ['equality', 'no-distinction'],
    },
    {
      words:
        'belum|tidak|bukan|not|blm|tdk|never|non ~2 menikah|nikah|kawin|married|berkeluarga|marry|bersuami|beristri|berumah',
      negatable: false,
      exceptions: ['equality', 'married-others', 'no-distinction'],
    },
    { words: 'pasangan ~1 suami|sah|menikah', exceptions: ['equality', 'of-others-in-duty'] },
    { words: 'pasutri', exceptions: ['equality', 'of-others-in-duty'] },
    { words: 'lajang|unmarried|bujang|bujangan|perawan|perjaka|jomblo|jomlo|unattached|melajang' },
    {
      words:
        'sudah|telah|harus|wajib|diutamakan|khusus|must|already|preferably|prefer ~2 menikah|berkeluarga|married|bersuami|beristri',
      near: [candidate],
      reach: 5,
    },
    {
      words:
        'no|without|free|tanpa|bebas ~2 family|keluarga|dependants|dependents ~2 commitments|commitment|ties|obligations|tanggungan',
      negatable: false,
    },
    { words: '^ single $', fields: ['requirements', 'text'] },
    {
      words:
        'status|berstatus|masih|must|harus|wajib|wanita|pria|female|male|be|still|currently|perempuan|preferably|diutamakan ~2 single',
    },
    {
      words:
        'single only|maks|max|maksimal|usia|umur|status|atau|or|dan|female|male|lebih|diutamakan|preferred|wanita|pria|women|men|ladies',
      exceptions: ['equality', 'single-things', 'married-others'],
    },
    { words: 'status ~1 pernikahan|perkawinan|nikah|marital ~3 single|lajang|belum|menikah' },
    { words: 'marital ~1 status ~3 single|unmarried|not' },
    {
      words: 'janda|duda|divorcee|widow',
      near: ['status|diutamakan|tidak|no|bukan|khusus'],
      negatable: false,
      exceptions: ['equality', 'no-distinction'],
    },
    {
      words:
        'bersedia|sanggup|willing|agree ~2 tidak|not|menunda|postpone|delay ~3 menikah|nikah|marry|hamil|married|pernikahan|marriage',
      negatable: false,
    },
    {
      words:
        'belum|tidak|without|tanpa|no|not ~3 punya|memiliki|mempunyai|have|having|with ~1 anak|momongan|children|tanggungan|kids',
      negatable: false,
      near: [candidate],
      exceptions: ['equality', 'no-distinction'],
    },
  ],
});
