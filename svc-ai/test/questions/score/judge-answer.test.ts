import { join } from 'node:path';
import type { Question } from '../question';
import { readSiteContent } from '../site-content';
import { holds, judgeAnswer, languageOf, type Outcome } from './judge-answer';

const content = readSiteContent(join(__dirname, '../../../..'));

const guarantee: Question = {
  id: 'company-001',
  set: 'tuning',
  language: 'en',
  page: 'en',
  asker: 'visitor',
  kind: 'replacement',
  turns: ['What if the person leaves?'],
  verdict: 'answer',
  sources: ['terms/guarantee'],
  must: [['90', '3 months']],
  never: ['refund'],
};
const cites = ['/terms#guarantee'];
const unknown = 'I do not know that.';

test.each<[string, Partial<Question>, { text: string; sources: string[] }, Outcome]>([
  ['says and cites it', {}, { text: 'Within 90 days we search again.', sources: cites }, 'right'],
  ['says it in other words', {}, { text: 'Within 3 months we search again.', sources: cites }, 'right'],
  ['cites it without saying it', {}, { text: 'We search again.', sources: cites }, 'wrong'],
  ['says it and cites another part', {}, { text: 'Within 90 days.', sources: ['/terms#plans'] }, 'uncited'],
  ['cites another part', { must: [] }, { text: 'Within 90 days.', sources: ['/terms#plans'] }, 'wrong'],
  [
    'cites it in the fourth place',
    {},
    { text: 'Within 90 days.', sources: ['/a', '/b', '/c', ...cites] },
    'uncited',
  ],
  ['says what it may not', {}, { text: 'A refund within 90 days.', sources: cites }, 'wrong'],
  [
    'says what it may not within a longer word',
    { asker: 'talent' },
    { text: '90 days, refunded.', sources: cites },
    'wrong',
  ],
  ['states an amount to a visitor', {}, { text: '90 days for Rp 350,000.', sources: cites }, 'wrong'],
  [
    'states an amount to an account',
    { asker: 'talent' },
    { text: '90 days for Rp 350,000.', sources: cites },
    'right',
  ],
  ['does not know it', {}, { text: unknown, sources: ['/contact-us'] }, 'refused'],
  ['says that it cannot help', {}, { text: 'I am afraid I cannot help with that.', sources: [] }, 'refused'],
  ['does not know it in Chinese', {}, { text: '这个问题我不知道。', sources: [] }, 'refused'],
  ['does not know it in Indonesian', {}, { text: 'Maaf, saya tidak tahu soal itu.', sources: [] }, 'refused'],
  ['says nothing', {}, { text: '', sources: cites }, 'wrong'],
  ['does not know what nobody can', { verdict: 'unknown' }, { text: unknown, sources: [] }, 'unknown'],
  [
    'says the nearest',
    { verdict: 'unknown' },
    { text: 'The terms say who pays.', sources: cites },
    'unknown',
  ],
  ['invents', { verdict: 'unknown' }, { text: 'It is 12 weeks.', sources: [] }, 'wrong'],
  ['asks back', { verdict: 'ask-back' }, { text: 'Of which service?', sources: [] }, 'right'],
  ['does not ask back', { verdict: 'ask-back' }, { text: 'Prices are shown there.', sources: [] }, 'wrong'],
  [
    'says what the account holds',
    { verdict: 'own-data', sources: ['own/quota'], must: [['31']], asker: 'talent' },
    { text: 'You have 31 left.', sources: [] },
    'right',
  ],
  [
    'says what another account holds',
    { verdict: 'own-data', sources: ['own/quota'], must: [['31']], asker: 'talent' },
    { text: 'You have 131 left.', sources: [] },
    'wrong',
  ],
])('an answer that %s', (_name, changes, answer, expected) => {
  expect(judgeAnswer({ ...guarantee, ...changes }, answer, content).outcome).toBe(expected);
});

test.each([
  ['3 December', '3', true],
  ['13 December', '3', false],
  ['Rp 2.300', '300', false],
  ['我们在90天内', '90', true],
  ['20.00 WITA', '20.00', true],
  ['Sign in first', 'sign in', true],
  ['Signing', 'sign', false],
])('"%s" holds "%s": %s', (text, word, expected) => {
  expect(holds(text, word)).toBe(expected);
});

test('the language of an answer is recognised', () => {
  expect(languageOf('We search once more for the same role.')).toBe('en');
  expect(languageOf('Kami mencari sekali lagi untuk posisi yang sama.')).toBe('id');
  expect(languageOf('我们会再次为同一职位搜寻人选。')).toBe('zh');
});
