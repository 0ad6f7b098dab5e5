import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { claims } from '@sabi/marketing-claims';
import { languages } from '@sabi/contracts/language';
import { groups, verdicts } from './question';
import { readQuestions } from './read-questions';
import { readSiteContent } from './site-content';
import { findAddress, leadsTo } from './source-address';

const questions = readQuestions(__dirname);
const all = groups.flatMap((group) => questions[group]);
const content = readSiteContent(join(__dirname, '../../..'));

test('there are 540: 100 English, 100 Indonesian, 60 of companies, 40 Chinese or mixed, and a second 240', () => {
  expect(groups.map((group) => questions[group].length)).toEqual([100, 100, 60, 40, 240]);
  const languagesOf = (group: (typeof groups)[number]) =>
    [...new Set(questions[group].map(({ language }) => language))].sort();
  expect(groups.map(languagesOf)).toEqual([
    ['en'],
    ['id'],
    ['en', 'id'],
    ['mixed', 'zh'],
    ['en', 'id', 'zh'],
  ]);
});

test('every third of a group is held back; of the second hand, those whose id has an odd hash', () => {
  const isOdd = (id: string) => (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 1;
  for (const group of groups)
    expect(questions[group].map(({ set }) => set)).toEqual(
      questions[group].map(({ id }, index) =>
        (group === 'second' ? isOdd(id) : index % 3 === 2) ? 'held-back' : 'tuning',
      ),
    );
});

test('no question and no id stands twice', () => {
  const asked = all.map(({ turns, asker }) => `${asker}: ${turns.join(' / ').toLowerCase()}`);
  expect(new Set(asked).size).toBe(all.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('every verdict is asked for in both sets, and every asker asks', () => {
  for (const set of ['tuning', 'held-back'] as const) {
    const ofSet = all.filter((question) => question.set === set);
    expect(new Set(ofSet.map(({ verdict }) => verdict))).toEqual(new Set(verdicts));
    expect(new Set(ofSet.map(({ asker }) => asker)).size).toBe(3);
  }
  expect(all.filter(({ turns }) => turns.length > 1).length).toBeGreaterThanOrEqual(8);
});

test('what the site answers names a source, and what an account answers names its part', () => {
  for (const { id, verdict, sources } of all) {
    const isOwn = sources.map((source) => source.startsWith('own/'));
    if (verdict === 'answer') expect({ id, isOwn }).toEqual({ id, isOwn: sources.map(() => false) });
    if (verdict === 'own-data') expect({ id, isOwn }).toEqual({ id, isOwn: [true] });
    if (verdict === 'answer') expect(sources.length).toBeGreaterThan(0);
  }
});

test.each(languages)('every source exists in the content of today, in %s', (language) => {
  const sources = [...new Set(all.flatMap((question) => question.sources))];
  const absent = sources.filter((source) => findAddress(source, language, content) === undefined);
  expect(absent).toEqual([]);
});

test('a source that does not exist is found', () => {
  const absent = [
    'terms/refunds',
    'article/retail-industry/contracts',
    'article/mining-industry/where-the-people-are',
    'dictionary/mf-marketing/company-solution/faq.refund.answer',
    'event/retail-evening',
    'community/questions/5',
    'claim/happyClients',
    'plan/gold',
    'service/interview',
    'own/salary',
  ];
  expect(absent.filter((source) => findAddress(source, 'en', content) !== undefined)).toEqual([]);
});

test('every claim has a page', () => {
  const without = Object.keys(claims).filter(
    (name) => !name.startsWith('guarantee') && !findAddress(`claim/${name}`, 'en', content),
  );
  expect(without).toEqual([]);
});

describe('a citation leads to a source', () => {
  const faq = 'dictionary/mf-marketing/company-solution/faq.time.answer';
  const seasonal = 'article/retail-industry/contracts-that-fit-the-season';
  test.each([
    ['/terms#guarantee', 'terms/guarantee', true],
    ['/terms#plans', 'terms/guarantee', false],
    ['/terms', 'terms/guarantee', false],
    ['/privacy#guarantee', 'terms/guarantee', false],
    ['/blog/retail-industry#contracts-that-fit-the-season', seasonal, true],
    ['/blog/retail-industry', seasonal, false],
    ['/company-solution', faq, true],
    ['/company-solution#faq-time', faq, true],
    ['/company-solution#process', faq, false],
    ['/talent-solution#plans', 'plan/pro', true],
    ['/talent-solution#offer-pro', 'plan/pro', true],
    ['/talent-solution#offer-basic', 'plan/pro', false],
    ['/jobs/find', 'dictionary/mf-jobs/apply/quota.free', true],
    ['/dashboard', 'own/plan', false],
  ])('%s to %s: %s', (cited, source, expected) => {
    expect(leadsTo(cited, source, 'en', content)).toBe(expected);
  });

  test('in Indonesian by its own anchor', () => {
    const [, , , anchor = ''] = content.articleAnchors('retail-industry', 'id') ?? [];
    expect(leadsTo(`/id/blog/retail-industry#${anchor}`, seasonal, 'id', content)).toBe(true);
    expect(leadsTo('/id/terms#guarantee', 'terms/guarantee', 'id', content)).toBe(true);
    expect(leadsTo(`/id/blog/retail-industry#contracts-that-fit-the-season`, seasonal, 'id', content)).toBe(
      false,
    );
  });
});
