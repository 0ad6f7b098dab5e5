import { answerBasically } from './basic-answer';
import { statesAmount } from './amounts';
import { findSources } from './find-sources';

test.each([
  ['What does the guarantee cover?', 'en', '90-day guarantee', '/company-solution#services'],
  ['Apakah ada garansinya?', 'id', 'garansi 90 hari', '/id/company-solution#services'],
  ['Which steps does your process have?', 'en', 'nine steps', '/company-solution#process'],
  ['Bagaimana tahapan prosesnya?', 'id', 'sembilan langkah', '/id/company-solution#process'],
  ['What does Pro cost?', 'en', 'people who have signed in', '/talent-solution#plans'],
  ['Berapa harga paket Elite?', 'id', 'Harga ditampilkan', '/id/talent-solution#plans'],
  ['Do you have an ATS?', 'en', 'applicant-tracking product', '/sabiats#features'],
  ['How do I contact a human?', 'en', 'contact page', '/contact-us#message'],
] as const)('%s is answered in %s from the facts, with their page', (message, language, fact, path) => {
  const { text, sources } = answerBasically(message, language);
  expect(text).toContain(fact);
  expect(sources.map((source) => source.path)).toEqual([path]);
  expect(statesAmount(text)).toBe(false);
});

test.each([
  ['Write a poem about the sea', 'en', 'I do not know that.'],
  ['Who won the football match yesterday?', 'en', 'I do not know that.'],
  ['Siapa presiden Prancis?', 'id', 'Saya tidak tahu soal itu.'],
  ['???', 'id', 'Saya tidak tahu soal itu.'],
] as const)('%s is not known', (message, language, text) => {
  expect(answerBasically(message, language).text).toContain(text);
  expect(answerBasically(message, language).sources[0]?.path).toMatch(/contact-us#message$/);
});

describe('the sources of an answer', () => {
  test('are the pages of the facts it repeats, each once', () => {
    const answer =
      'A search follows nine steps: Discovery, Headhunting, Screening, Assessment, Psychological test, Report, Verification, Negotiation, Onboarding. Executive Search is a discreet, direct search for leadership roles with a 90-day guarantee (3 months) that replaces a placement without risk.';
    expect(findSources(answer, 'en').map(({ path }) => path)).toEqual([
      '/company-solution#services',
      '/company-solution#process',
    ]);
  });

  test.each([
    ['I do not know that. Please ask on the contact page.', 'en', '/contact-us#message'],
    ['I don’t know whether there is one.', 'en', '/contact-us#message'],
    ['Saya tidak tahu soal itu.', 'id', '/id/contact-us#message'],
  ] as const)('are the contact page where it does not know: %s', (answer, language, path) => {
    expect(findSources(answer, language).map((source) => source.path)).toEqual([path]);
  });

  test('are none for advice', () => {
    expect(findSources('For your CV, begin with two sentences on who you are.', 'en')).toEqual([]);
  });
});
