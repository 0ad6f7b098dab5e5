import { answerBySearch } from './search-answer';
import { containsAmount } from './amounts';
import { factsIn } from './facts/facts';
import { findSources } from './find-sources';

test.each([
  ['What does the guarantee cover?', 'en', '90-day guarantee', '/company-solution#services'],
  ['How many companies do you work with?', 'en', '100+ partner companies', '/#figures'],
  ['Berapa lama garansinya?', 'en', '90-day guarantee', '/company-solution#services'],
  ['Apakah ada garansinya?', 'id', 'garansi 90 hari', '/id/company-solution#services'],
  ['Which steps does your process have?', 'en', 'nine steps', '/company-solution#process'],
  ['Bagaimana tahapan prosesnya?', 'id', 'sembilan langkah', '/id/company-solution#process'],
  ['What does Pro cost?', 'en', 'people who have signed in', '/talent-solution#plans'],
  ['Berapa harga paket Elite?', 'id', 'Harga ditampilkan', '/id/talent-solution#plans'],
  ['Do you have an ATS?', 'en', 'applicant-tracking product', '/sabiats#features'],
  ['What does a search cost a company?', 'en', 'Schedule Consultation', '/talent-solution#plans'],
  ['Berapa biaya rekrutmen untuk perusahaan?', 'id', 'Harga ditampilkan', '/id/talent-solution#plans'],
  [
    'What happens if the candidate leaves after two months?',
    'en',
    '(3 months)',
    '/company-solution#services',
  ],
  ['Industri apa saja yang dilayani?', 'id', '12 industri', '/id#figures'],
  ['What is SabiATS?', 'en', 'applicant-tracking product', '/sabiats#features'],
  ['Bagaimana cara melamar kerja?', 'id', 'Lowongan', '/id/talent-solution#panels'],
  ['How do I delete my account?', 'en', 'settings page', '/privacy#rights'],
  ['Apakah data CV saya aman?', 'id', 'setelah 24 jam', '/id/privacy#rights'],
  ['How do I contact a human?', 'en', 'contact page', '/contact-us#message'],
] as const)('%s is answered in %s from the facts, with their page', (message, language, fact, path) => {
  const { text, sources } = answerBySearch(message, language);
  expect(text).toContain(fact);
  expect(sources.map((source) => source.path)).toEqual([path]);
  expect(containsAmount(text)).toBe(false);
});

test.each([
  ['Write a poem about the sea', 'en', 'I do not know that.'],
  ['Who won the football match yesterday?', 'en', 'I do not know that.'],
  ['Siapa presiden Prancis?', 'id', 'Saya tidak tahu soal itu.'],
  ['Cuaca hari ini bagaimana?', 'id', 'Saya tidak tahu soal itu.'],
  ['Are you open on weekends?', 'en', 'I do not know that.'],
  ['Bagaimana negosiasi gaji?', 'id', 'Saya tidak tahu soal itu.'],
  ['Halo, ada diskon?', 'id', 'Saya tidak tahu soal itu.'],
  ['Hi, do you have refunds', 'en', 'I do not know that.'],
  ['Hello Maya, is parking there', 'en', 'I do not know that.'],
  ['Thanks, but where is the canteen of the staff', 'en', 'I do not know that.'],
  ['Ok, I want a refund', 'en', 'I do not know that.'],
  ['Hi, please send the canteen menu of Monday', 'en', 'I do not know that.'],
  ['Halo siapa CEO kalian', 'id', 'Saya tidak tahu soal itu.'],
  ['Baik, bagaimana cara refund', 'id', 'Saya tidak tahu soal itu.'],
  ['Halo, saya mau refund', 'id', 'Saya tidak tahu soal itu.'],
  ['Halo, saya mau tanya soal refund', 'id', 'Saya tidak tahu soal itu.'],
  ['Hi, I have a question about refunds', 'en', 'I do not know that.'],
  ['???', 'id', 'Saya tidak tahu soal itu.'],
] as const)('%s is not known', (message, language, text) => {
  expect(answerBySearch(message, language).text).toContain(text);
  expect(answerBySearch(message, language).sources[0]?.path).toMatch(/contact-us#message$/);
});

test.each([
  ['Hello', 'en', 'Hello!'],
  ['Selamat pagi kak', 'id', 'Halo!'],
  ['Thanks!', 'en', 'You are welcome.'],
  ['Terima kasih', 'id', 'Sama-sama.'],
  ['Hi Maya here', 'en', 'Hello!'],
  ['Halo, saya Budi Santoso', 'id', 'Halo!'],
  ['Hi, this is Maya from Surabaya', 'en', 'Hello!'],
  ['Hello?', 'en', 'Hello!'],
  ['Hi, how are you?', 'en', 'Hello!'],
  ['Halo, apa kabar', 'id', 'Halo!'],
  ['Halo, saya mau tanya', 'id', 'Halo!'],
  ['halo min mau tanya', 'id', 'Halo!'],
  ['Halo kak, apa kabar', 'id', 'Halo!'],
  ['Halo kak, apa kabar? Saya mau bertanya dong', 'id', 'Halo!'],
  ['Hi, I have a question', 'en', 'Hello!'],
  ['Hello, can I ask something?', 'en', 'Hello!'],
  ['Terima kasih banyak atas bantuannya ya', 'id', 'Sama-sama.'],
] as const)('%s asks for nothing, and is answered in kind', (message, language, text) => {
  expect(answerBySearch(message, language)).toEqual({ text: expect.stringContaining(text), sources: [] });
});

test.each([
  ['Halo, ada garansi', 'id', 'garansi 90 hari'],
  ['Hi, what is the guarantee', 'en', '90-day guarantee'],
  ['Hello prices please', 'en', 'people who have signed in'],
  ['Pagi, eh halo kak, harga', 'id', 'Harga ditampilkan'],
  ['Ok, which industries', 'en', '12 industries'],
] as const)('%s greets and asks: the question is answered', (message, language, fact) => {
  expect(answerBySearch(message, language).text).toContain(fact);
});

test('much worse matches are left out', () => {
  expect(answerBySearch('Where is your office?', 'en').text).not.toContain('screened');
});

describe('the sources of an answer', () => {
  test('are the pages of the facts it repeats, each once', () => {
    const answer =
      'A search follows nine steps: Discovery, Headhunting, Screening, Assessment, Psychological test, Report, Verification, Negotiation, Onboarding. Executive Search is a discreet, direct search for leadership roles with a 90-day guarantee (3 months).';
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

  test('are not those of a fact whose words another one has too', () => {
    for (const language of ['en', 'id'] as const) {
      const [price = ''] = factsIn(language).plans;
      expect(findSources(price, language).map(({ path }) => path)).toEqual([
        language === 'en' ? '/talent-solution#plans' : '/id/talent-solution#plans',
      ]);
    }
  });

  test('are none for advice', () => {
    expect(findSources('For your CV, begin with two sentences on who you are.', 'en')).toEqual([]);
  });
});
