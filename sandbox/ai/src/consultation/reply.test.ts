import { replyTo } from './reply';

const instructions = `You are a consultant.
<facts>
[services]
- Executive Search, with a 90-day guarantee.
[process]
- Nine steps.
[sabi]
- 100+ partner companies.
[data]
- Nothing is left after 24 hours.
[plans]
- Prices are shown to people who have signed in.
- Plan Pro: a lot.
</facts>`;

const ask = (message: string, language: 'en' | 'id' = 'en') => replyTo({ message, language, instructions });

test.each([
  ['How does your hiring process work?', 'en', 'Nine steps.'],
  ['Bagaimana tahapan rekrutmennya?', 'id', 'Nine steps.'],
  ['Is there a guarantee?', 'en', '90-day guarantee'],
  ['Berapa harga paket Pro?', 'id', 'Prices are shown to people who have signed in.'],
  ['We want to hire an accountant', 'en', '90-day guarantee'],
  ['Berapa lama garansinya?', 'id', '90-day guarantee'],
  ['How many companies do you work with?', 'en', '100+ partner companies'],
  ['Is my CV shared with companies?', 'en', 'Nothing is left after 24 hours'],
] as const)('%s is answered in %s with what the prompt says about it', (message, language, fact) => {
  expect(ask(message, language)).toContain(fact);
});

test.each([
  ['What is your refund policy?', 'en', 'I do not know that.'],
  ['How long does a search take?', 'en', 'contact page'],
  ['Bagaimana kebijakan pengembaliannya?', 'id', 'Saya tidak tahu soal itu.'],
] as const)('%s is about us and not in the prompt: it says so in %s', (message, language, words) => {
  expect(ask(message, language)).toContain(words);
});

test.each([
  'What is the salary range of a software engineer?',
  'How do I write a cover letter?',
  'I was laid off last week',
])('%s is no question about our software, nor refused', (message) => {
  expect(ask(message)).not.toMatch(/recruiting on your own/);
});

test('asked for a price, it names the fact about prices alone', () => {
  expect(ask('How much is Pro?')).not.toContain('Plan Pro');
});

test.each([
  ['Can you look at my CV?', 'en', 'result with a figure'],
  ['Saya ada wawancara besok', 'id', 'tiga cerita singkat'],
  ['Halo', 'id', 'Apa yang ingin Anda ketahui?'],
] as const)('%s gets advice of its own in %s', (message, language, words) => {
  expect(ask(message, language)).toContain(words);
});

test('what has nothing to do with work is declined politely', () => {
  expect(ask('Write a poem about the sea')).toMatch(/cannot help with that/);
  expect(ask('Siapa presiden Prancis?', 'id')).toMatch(/tidak dapat membantu soal itu/);
});

describe('with what a search of the pages found', () => {
  const found = 'This is what our pages say about it:\n- A plan ends by itself.';
  const askWith = (message: string, language: 'en' | 'id' = 'en') =>
    replyTo({ message, language, instructions, found });

  test.each([
    ['Will my plan renew?', 'en'],
    ['Berapa lama data CV saya disimpan?', 'id'],
    ['Who won the football match?', 'en'],
  ] as const)('%s is answered by that', (message, language) => {
    expect(askWith(message, language)).toBe(found);
  });

  test.each([
    ['How do I prepare for an interview?', 'en', 'three short stories'],
    ['Lalu CV saya?', 'id', 'dua kalimat tentang diri Anda'],
    ['Which plans are there?', 'en', 'Plan Pro'],
  ] as const)('%s is answered by its topic', (message, language, said) => {
    expect(askWith(message, language)).toContain(said);
  });
});
