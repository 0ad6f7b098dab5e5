import { candidate, createLimitRule } from './create-limit-rule';

export const ethnicity = createLimitRule({
  id: 'ethnicity',
  about: { en: 'ethnicity', id: 'suku atau ras' },
  exceptions: ['language-or-food', 'of-others-in-duty'],
  patterns: [
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
