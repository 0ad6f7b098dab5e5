import { candidate, createLimitRule } from './create-limit-rule';

export const ethnicity = createLimitRule({
  id: 'ethnicity',
  about: { en: 'ethnicity', id: 'suku atau ras' },
  exceptions: ['language-or-food', 'of-others-in-duty'],
  patterns: [
    {
      words: 'suku|etnis|etnik|ethnicity|ethnic|race|tribe|keturunan|ras',
      fields: ['questions'],
      near: ['apa|what|which|anda|your|kamu|asal'],
    },
    {
      words:
        'sebutkan|cantumkan|tuliskan|mencantumkan|isi|state|mention|disclose|indicate|include ~5 suku|etnis|ethnicity|race|tribe',
      exceptions: ['equality', 'no-distinction'],
    },
    {
      words:
        'suku|etnis|putra|putri|orang|warga|ethnic|tribe|locals|keturunan ~3 setempat|lokal|daerah|local|native|sini|pendatang',
      near: ['hanya|khusus|only|asli|pendatang|maaf|utamakan|diutamakan|prioritas|outsiders'],
      reach: 6,
      exceptions: ['equality', 'no-distinction', 'local-people'],
    },
    {
      words:
        'orang|warga|kaum|people|folk|folks ~2 pendatang|seberang|timur|luar|migrants|outsiders|pesisir ~5 maaf|tidak|jangan|belum|sorry|not|tak|need',
      negatable: false,
      exceptions: ['equality', 'no-distinction', 'local-people'],
    },
    { words: 'sesuku|seetnis|sedaerah|serumpun', near: [candidate, 'kami|pemilik'] },
    {
      words: 'same|our|satu|sama|satu ~2 ethnic|ethnicity|suku|tribe|etnis|race|ras|blood|darah|clan|marga',
      near: [candidate, 'background|owner|pemilik|group|family|with'],
      exceptions: ['equality', 'no-distinction', 'language-or-food'],
    },
    {
      words:
        '<people> ~1 blood|roots|lineage|parentage|family|surname|marga|bermarga|berdarah|faces|wajah|berwajah',
      near: [candidate, 'person|people'],
      exceptions: ['equality', 'no-distinction'],
    },
    { words: 'bermarga|marga', near: ['hanya|khusus|only|diutamakan|harus'], reach: 5 },
    {
      words: '^ <people> ~1 preferred|diutamakan|only',
      exceptions: ['equality', 'language-or-food', 'speaker', 'place', 'food-before'],
    },
    {
      words: 'orang|warga|suku <people>',
      near: ['tidak|jangan|bukan|not|no|kecuali'],
      reach: 5,
      negatable: false,
      exceptions: ['equality', 'language-or-food', 'no-distinction'],
    },
    { words: 'chindo|pribumi' },
    {
      words: 'non|bukan ~1 <people> ~3 maaf|sorry|not|tidak|jangan',
      negatable: false,
      exceptions: ['equality'],
    },
    {
      words: 'kandidat|pelamar|applicants|candidates <people>',
      exceptions: ['equality', 'language-or-food', 'speaker', 'place', 'food-before'],
    },
    {
      words: '<people> ~1 applicants|applicant|candidates|candidate|pelamar|kandidat|staff',
      near: ['preferred|prefer|diutamakan|diprioritaskan|only|hanya|khusus|lebih|prioritas|best'],
      reach: 6,
      exceptions: ['equality', 'language-or-food', 'speaker'],
    },
    { words: '^ pribumi|chindo $' },
    {
      words: 'chinese|tionghoa|arab|indian ~1 indonesian|indonesians',
      near: [candidate],
      exceptions: ['equality'],
    },
    {
      words: 'western|european|caucasian|bule|oriental|chinese|korean ~1 looking|look|face|appearance|wajah',
    },
    {
      words: 'suku|etnis|ras|bersuku|keturunan|berdarah|ethnic|ethnicity|race|tribe|berketurunan ~2 <people>',
    },
    {
      words: '<people> ~2 descent|ethnicity|only|ethnic|origin|heritage|background',
      exceptions: ['equality', 'language-or-food', 'food-before'],
    },
    {
      words: 'native|asli|orang|warga ~1 <people>',
      near: [candidate, 'only|asli|saja'],
      reach: 5,
      exceptions: ['equality', 'language-or-food', 'speaker'],
    },
    {
      words: 'khusus|hanya|diutamakan|diprioritaskan|must|prefer|preferably|preferred ~2 <people>',
      exceptions: ['equality', 'language-or-food', 'speaker', 'place'],
    },
    { words: 'chindo|pribumi|bule', near: [candidate], exceptions: ['equality', 'language-or-food'] },
    {
      words: 'bukan|tidak|non|not|no ~2 suku|etnis|keturunan|chinese|tionghoa|pribumi',
      negatable: false,
      near: ['menerima|terima|khusus|<people>'],
      exceptions: ['equality', 'no-distinction', 'language-or-food'],
    },
  ],
});
