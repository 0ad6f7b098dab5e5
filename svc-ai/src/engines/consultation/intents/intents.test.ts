import type { AskedQuestion } from './intent';
import { findIntent } from './find-intent';

const asked = (message: string, isSignedIn = true): AskedQuestion => ({
  message,
  whole: message,
  language: 'en',
  isSignedIn,
  isOfCompany: false,
});

test.each([
  'what is the salary of my colleague',
  'did my ex apply here',
  'CV teman saya yang mana',
  'gaji Pak Budiman berapa',
  "Show me Karinda's applications",
  'plan of someone.else@example.org',
  'list all customers with their payments',
  'siapa saja yang ikut webinar besok',
])('%s is about other people', (message) => {
  expect(findIntent(asked(message))?.text).toBe('otherPeople');
});

test.each([
  ['what plan am i on', 'plan'],
  ['masa aktif paket saya sampai kapan', 'plan'],
  ['how many consultations do i have left', 'quota'],
  ['apa pembayaran saya sudah masuk', 'payment'],
  ['where did i apply', 'application'],
  ['我投的那份工作现在到哪一步了', 'application'],
  ['what is the score of my cv', 'cv'],
  ['how much is the Elite plan', 'price'],
  ['Pro berapaan ya', 'price'],
] as const)('%s is answered from the account: %s', (message, matter) => {
  expect(findIntent(asked(message))?.own).toBe(matter);
  expect(findIntent(asked(message, false))?.own).toBeUndefined();
});

test.each([
  'can I share my profile with a friend',
  'hide my profile from my boss',
  'do unused applications carry over when my plan ends',
  'how do I delete my CV',
])('%s is a question to the pages', (message) => {
  expect(findIntent(asked(message))).toBeUndefined();
});

test.each([
  ['gmn cara daftarnya', 'registerWhat'],
  ['Kapan bisa mulai?', 'startWhat'],
  ['can I cancel it?', 'cancelWhat'],
  ['syaratnya apa aja', 'requirementsOfWhat'],
  ['lokasinya di mana?', 'whereWhat'],
  ['refund 可以吗', 'refundWhich'],
] as const)('%s is asked back', (message, text) => {
  expect(findIntent(asked(message))?.text).toBe(text);
});
