import type { CvFinding } from '@sabi/contracts/http/ai/cv-report';
import { withExplanations } from './explanation-check';

const finding: CvFinding = {
  code: 'OPENING_WEAK',
  section: 'wording',
  severity: 'medium',
  meaning: { en: 'It opens weakly.', id: 'Pembukaannya lemah.' },
  fix: { en: 'Begin with the verb.', id: 'Mulailah dengan kata kerja.' },
  quotes: [{ text: 'Responsible for 12 shops of PT Rekaan', line: 4 }],
  explanation: null,
};
const missing: CvFinding = { ...finding, code: 'EMAIL_MISSING', section: 'contact', quotes: [] };
const quote = 'Responsible for 12 shops';

const explain = (sentence: { code?: string; quote?: string; text: string }) =>
  withExplanations([finding, missing], [{ code: 'OPENING_WEAK', quote, ...sentence }], 'en').map(
    ({ explanation }) => explanation,
  );

test.each([
  ['Say what you did with the 12 shops of PT Rekaan.'],
  ['Put the verb first, as your CV does elsewhere.'],
])('a sentence of the words of the CV is kept: %s', (text) => {
  expect(explain({ text })).toEqual([text, null]);
});

test.each([
  ['no finding', { code: 'MADE_UP', text: 'Put the verb first.' }],
  ['a quote that is not there', { quote: 'Responsible for 13 shops', text: 'Put the verb first.' }],
  ['no quote where there is one', { quote: '', text: 'Put the verb first.' }],
  ['a figure of its own', { text: 'Say that sales grew by 40 percent.' }],
  ['a name of its own', { text: 'Say that you led it for Bank Contoh.' }],
  ['nothing that can be seen', { text: '\u200b' }],
  ['far too much', { text: 'verb '.repeat(100) }],
])('a sentence with %s is dropped', (_fault, sentence) => {
  expect(explain(sentence)).toEqual([null, null]);
});

test('what is missing is explained without a quote; marks and links go', () => {
  const text = 'Add it **today** at https://evil.example now.';
  expect(explain({ code: 'EMAIL_MISSING', quote: '', text })).toEqual([null, 'Add it today at now.']);
});
