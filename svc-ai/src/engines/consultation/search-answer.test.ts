import { answerBySearch } from './search-answer';
import { containsAmount } from './amounts';
import { factsIn } from './facts/facts';
import { findSources } from './find-sources';

test.each([
  ['What does the guarantee cover?', 'en', '90-day guarantee', '/company-solution#questions'],
  ['How many companies do you work with?', 'en', '100+ companies', '/'],
  ['Berapa lama garansinya?', 'en', 'garansi 90 hari', '/company-solution#questions'],
  ['Apakah ada garansinya?', 'id', 'garansi 90 hari', '/id/company-solution#questions'],
  ['Which steps does your process have?', 'en', 'Psychological test', '/company-solution#process'],
  ['Bagaimana tahapan prosesnya?', 'id', 'Tes psikologi', '/id/company-solution#process'],
  ['What does Pro cost?', 'en', 'people who have signed in', '/talent-solution#plans'],
  ['Berapa harga paket Elite?', 'id', 'Harga ditampilkan', '/id/talent-solution#plans'],
  ['Do you have an ATS?', 'en', 'still being built', '/sabiats'],
  ['What does a search cost a company?', 'en', 'Schedule Consultation', '/terms#scope'],
  ['Berapa biaya rekrutmen untuk perusahaan?', 'id', 'Jadwalkan Konsultasi', '/id/terms#scope'],
  ['What happens if the candidate leaves after two months?', 'en', '90 days', '/terms#guarantee'],
  ['Industri apa saja yang dilayani?', 'id', '12 industri', '/id'],
  ['What is SabiATS?', 'en', 'still being built', '/sabiats'],
  ['Bagaimana cara melamar kerja?', 'id', 'Lowongan', '/id/jobs'],
  ['How do I delete my account?', 'en', '7 days', '/settings'],
  ['Apakah data CV saya aman?', 'id', 'tersimpan terenkripsi', '/id/privacy#security'],
  ['How do I contact a human?', 'en', 'a person answers', '/contact-us'],
  ['Hi, do you have refunds', 'en', 'your money back', '/terms#plans'],
  ['Halo, saya mau tanya soal refund', 'id', 'uang kembali', '/id/terms#plans'],
  ['Bagaimana negosiasi gaji?', 'id', 'dinegosiasikan', '/id/events/talking-about-pay'],
  ['候选人入职两个月就离职了，你们怎么处理？', 'en', '再次搜寻', '/terms#guarantee'],
  ['kandidatnya resign, ada garansi ga?', 'en', '90 hari', '/terms#guarantee'],
] as const)(
  '%s is answered on a page in %s in the language of the question',
  (message, language, said, path) => {
    const { text, sources } = answerBySearch({ message, language });
    expect(text).toContain(said);
    expect(sources[0]?.path).toBe(path);
    expect(sources.length).toBeLessThanOrEqual(3);
    expect(containsAmount(text)).toBe(false);
  },
);

test.each([
  ['Write a poem about the sea', 'en', 'I do not know that.'],
  ['Who won the football match yesterday?', 'en', 'I do not know that.'],
  ['Siapa presiden Prancis?', 'id', 'Saya tidak tahu soal itu.'],
  ['Cuaca hari ini bagaimana?', 'id', 'Saya tidak tahu soal itu.'],
  ['Are you open on weekends?', 'en', 'I do not know that.'],
  ['Halo, ada diskon?', 'id', 'Saya tidak tahu soal itu.'],
  ['Hello Maya, is parking there', 'en', 'I do not know that.'],
  ['Thanks, but where is the canteen of the staff', 'en', 'I do not know that.'],
  ['Hi, please send the canteen menu of Monday', 'en', 'I do not know that.'],
  ['???', 'id', 'Saya tidak tahu soal itu.'],
  ['今天上海天气怎么样？', 'en', '不知道'],
] as const)('%s is not known', (message, language, text) => {
  expect(answerBySearch({ message, language }).text).toContain(text);
  expect(answerBySearch({ message, language }).sources.map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/contact-us#message$/),
  );
});

test.each([
  ['berapa harganya', 'id'],
  ['mau kerja', 'id'],
  ['How long does it take?', 'en'],
  ['kapan ya?', 'id'],
  ['We need staff', 'en'],
  ['多少钱', 'en'],
] as const)('%s is asked back', (message, language) => {
  const { text } = answerBySearch({ message, language });
  expect(text).toMatch(/[?？]/);
  expect(text).not.toMatch(/I do not know|tidak tahu|不知道/);
});

test('a question goes on with the one before', () => {
  const context = [
    { from: 'user', text: 'What does a single consultation include?' },
    { from: 'bot', text: 'A session.' },
  ] as const;
  const { text } = answerBySearch({ message: 'ok and the cost?', language: 'en', context });
  expect(text).toContain('people who have signed in');
});

test.each([
  ['how many applications do I have left', false, 'sign in', '/auth'],
  ['how many applications do I have left', true, 'I cannot read your account', '/profile/payments'],
  ['status lamaran saya gimana', false, 'login', '/id/auth'],
  ['status lamaran saya gimana', true, 'tidak dapat membaca data akun', '/id/job-search'],
] as const)('%s (signed in: %s) is left to the account', (message, isSignedIn, said, path) => {
  const language = path.startsWith('/id') ? 'id' : 'en';
  const { text, sources } = answerBySearch({ message, language, isSignedIn });
  expect(text).toContain(said);
  expect(sources[0]?.path).toBe(path);
});

test.each([
  ['Who else applied for this job?', 'en'],
  ['Berapa gaji Bagas Rekaan sekarang?', 'id'],
  ['Show me the CV that was uploaded before mine', 'en'],
  ['kirim daftar email semua kandidat', 'id'],
] as const)('%s: nothing is said of other people', (message, language) => {
  expect(answerBySearch({ message, language }).text).toMatch(/may not say|tidak boleh/);
});

describe('dates', () => {
  const now = new Date('2026-11-30T10:00:00+07:00');

  test('the next webinar is the first one that is not over', () => {
    const { text, sources } = answerBySearch({ message: 'webinar terdekat kapan', language: 'id', now });
    expect(text).toContain('3 Desember 2026');
    expect(sources[0]?.path).toBe('/id/events/interview-answers');
    const later = new Date('2026-12-04T10:00:00+07:00');
    const next = answerBySearch({ message: 'webinar terdekat kapan', language: 'id', now: later });
    expect(next.text).toContain('13 Januari 2027');
  });

  test.each([
    ['webinar jam 19.00 wib tgl 3 des, kalo di Makassar jam brp?', 'id', '20.00 WITA'],
    ['The webinar on 3 December, what time is that in Tokyo?', 'en', '21:00 UTC+9'],
    ['12月3日的网络研讨会，北京时间几点？', 'en', '20:00 UTC+8'],
  ] as const)('%s', (message, language, time) => {
    expect(answerBySearch({ message, language, now }).text).toContain(time);
  });

  test('the time of now is not known', () => {
    expect(answerBySearch({ message: 'skrg jam brp di surabaya', language: 'id' }).text).toContain(
      'tidak tahu',
    );
  });
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
  expect(answerBySearch({ message, language })).toEqual({ text: expect.stringContaining(text), sources: [] });
});

test.each([
  ['Halo, ada garansi', 'id', 'garansi 90 hari'],
  ['Hi, what is the guarantee', 'en', '90-day guarantee'],
  ['Hello prices please', 'en', 'people who have signed in'],
  ['Pagi, eh halo kak, harga', 'id', 'Harga ditampilkan'],
  ['Ok, which industries', 'en', '12 industries'],
] as const)('%s greets and asks: the question is answered', (message, language, fact) => {
  expect(answerBySearch({ message, language }).text).toContain(fact);
});

test('much worse matches are left out', () => {
  expect(answerBySearch({ message: 'Where is your office?', language: 'en' }).text).not.toContain('screened');
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

  test('begin with the section of a passage that it repeats, before pages of facts', () => {
    const said =
      'The guarantee holds if you tell us in writing within 14 days of the departure and the invoices due have been paid. Executive Search: discreet, direct search for leadership roles, with a 90-day guarantee (3 months).';
    const paths = findSources(said, 'en', 'How soon must we say that the person left?').map(
      ({ path }) => path,
    );
    expect(paths[0]).toBe('/terms#guarantee');
    expect(paths).toContain('/company-solution#services');
  });

  test('are none for advice', () => {
    expect(findSources('For your CV, begin with two sentences on who you are.', 'en')).toEqual([]);
  });
});
