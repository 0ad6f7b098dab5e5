import { randomUUID } from 'node:crypto';
import { eventually } from '@sabi/test-kit/eventually';
import { hasTestOpenSearch, testOpenSearchUrl } from '@sabi/test-kit/search-engine';
import { CursorInvalid, type JobQuery, type JobSearch } from '../src/job-search';
import { MiniSearchJobSearch } from '../src/mini-search/mini-search-job-search';
import { OpenSearchJobSearch } from '../src/open-search/open-search-job-search';
import type { PostingRevision, SearchablePosting } from '../src/posting';
import { dayMs } from '../src/shared/rank-factors';
import { revise, sidoarjo } from './build-posting';

const engines: [string, () => Promise<JobSearch>][] = [['MiniSearch', async () => new MiniSearchJobSearch()]];
if (hasTestOpenSearch()) engines.push(['OpenSearch', openOpenSearch]);

async function openOpenSearch(): Promise<JobSearch> {
  return new OpenSearchJobSearch({
    url: await testOpenSearchUrl(),
    name: `jobs-${randomUUID()}`,
    requestTimeoutMs: 60_000,
    retireAfterMs: 0,
    shards: 2, // a posting ranks the same in each
    refreshMs: 50,
  });
}

describe.each(engines)('the search for jobs by %s', (_name, open) => {
  let search: JobSearch;

  beforeEach(async () => {
    search = await open();
  });

  afterEach(() => search.close());

  /** Adds postings and waits until the last is found. */
  async function add(...postings: readonly Partial<SearchablePosting>[]): Promise<void> {
    await addRevisions(...postings.map((changes) => revise(changes)));
  }

  async function addRevisions(...revisions: readonly PostingRevision[]): Promise<void> {
    const before = await countPostings();
    await search.index(revisions);
    await eventually(async () => expect(await countPostings()).toBe(before + revisions.length));
  }

  const countPostings = async () => (await search.health()).postings;
  const find = async (query: JobQuery) => (await search.search(query)).hits.map(({ id }) => id);
  const whole: JobQuery = {};

  describe('words', () => {
    test('a word finds the other language', async () => {
      await add(
        { id: 'en', title: 'Warehouse Head' },
        { id: 'id', title: 'Kepala Gudang' },
        { id: 'other', title: 'Barista' },
      );
      expect((await find({ words: 'kepala gudang' })).toSorted()).toEqual(['en', 'id']);
      expect((await find({ words: 'warehouse' })).toSorted()).toEqual(['en', 'id']);
    });

    test('the word as typed ranks above the same in other words', async () => {
      await add({ id: 'a-en', title: 'Nurse' }, { id: 'b-id', title: 'Perawat' });
      expect(await find({ words: 'perawat' })).toEqual(['b-id', 'a-en']);
    });

    test('every word is required, a common word of titles is not', async () => {
      await add({ id: 'both', title: 'Nurse', areas: [sidoarjo] }, { id: 'one', title: 'Nurse' });
      expect(await find({ words: 'nurse sidoarjo' })).toEqual(['both']);
      expect(await find({ words: 'staf perawat sidoarjo' })).toEqual(['both']);
    });

    test('the title counts more than skills, company and text', async () => {
      await add(
        { id: 'text', text: 'You will help the welder.' },
        { id: 'company', companyName: 'PT Welder' },
        { id: 'skills', skills: ['welder'] },
        { id: 'title', title: 'Welder' },
      );
      expect(await find({ words: 'welder' })).toEqual(['title', 'skills', 'company', 'text']);
    });

    test('an affix of Indonesian does not hide a posting', async () => {
      await add({ id: 'root', title: 'Tukang Sulam' }, { id: 'other', title: 'Barista' });
      expect(await find({ words: 'menyulam' })).toEqual(['root']);
      expect(await find({ words: 'sulaman' })).toEqual(['root']);
    });

    test.each([
      ['a letter too many', 'accountannt'],
      ['a letter too few', 'acountant'],
      ['another letter', 'accountent'],
      ['two letters in the wrong order', 'accuontant'],
    ])('%s is corrected and reported', async (_kind, words) => {
      await add({ id: 'accountant', title: 'Accountant' }, { id: 'other', title: 'Barista' });
      const results = await search.search({ words });
      expect(results.hits.map(({ id }) => id)).toEqual(['accountant']);
      expect(results.didYouMean).toBe('accountant');
      expect(results.readAs).toContainEqual({ word: words, kind: 'spelling', as: ['accountant'] });
    });

    test('a word that only postings know is corrected too', async () => {
      await add({ id: 'brand', companyName: 'PT Zamrudindo' });
      expect((await search.search({ words: 'zamrudimdo' })).didYouMean).toBe('zamrudindo');
    });

    test('a short word is not corrected', async () => {
      await add({ id: 'nurse', title: 'Zumba' });
      expect((await search.search({ words: 'zimb' })).total).toBe(0);
    });

    test('when nothing has all words, the most frequent one is left out and named', async () => {
      await add(
        { id: 'welder', title: 'Welder' },
        { id: 'nurse-1', title: 'Nurse' },
        { id: 'nurse-2', title: 'Nurse' },
      );
      const { hits, readAs } = await search.search({ words: 'nurse welder' });
      expect(hits.map(({ id }) => id)).toEqual(['welder']);
      expect(readAs).toContainEqual({ word: 'nurse', kind: 'left-out', as: [] });
    });

    test('a word that no posting has is left out before those that some have', async () => {
      await add({ id: 'nurse', title: 'Nurse' });
      const { hits, readAs } = await search.search({ words: 'qqqq nurse' });
      expect(hits.map(({ id }) => id)).toEqual(['nurse']);
      expect(readAs).toContainEqual({ word: 'qqqq', kind: 'left-out', as: [] });
    });

    test('words of every search for work are ignored', async () => {
      await add({ id: 'cashier', title: 'Kasir' });
      const { hits, readAs } = await search.search({ words: 'lowongan kerja kasir di Surabaya' });
      expect(hits.map(({ id }) => id)).toEqual(['cashier']);
      expect(readAs.filter(({ kind }) => kind === 'left-out')).toEqual([]);
    });

    test('a hit says where its words are and what else moves it', async () => {
      await add({
        id: 'hit',
        title: 'Nurse',
        trust: { isCompanyVerified: true, hasReplyBadge: true, riskScore: 40, hasUnansweredRecord: true },
      });
      const { hits, readAs } = await search.search({ words: 'perawat surabaya' });
      expect(hits[0]?.why).toEqual([
        { factor: 'title', word: 'perawat' },
        { factor: 'place', word: 'surabaya' },
        { factor: 'fresh' },
        { factor: 'verified' },
        { factor: 'replies' },
        { factor: 'risk' },
        { factor: 'unanswered' },
      ]);
      expect(readAs).toContainEqual({
        word: 'perawat',
        kind: 'same-meaning',
        as: expect.arrayContaining(['nurse']) as string[],
      });
    });

    test('of several phrases one has to match as a whole, each further one and a preferred word add', async () => {
      const postedAt = new Date();
      await add(
        { id: 'a-one', title: 'Data Analyst', skills: [], areas: [], postedAt },
        { id: 'b-there', title: 'Data Analyst', skills: [], postedAt },
        { id: 'c-both', title: 'Analis Data', skills: ['SQL'], areas: [], postedAt },
        { id: 'part', title: 'Operator', text: 'Menjaga mesin.', areas: [sidoarjo] },
        { id: 'other', title: 'Nurse' },
      );
      const query = { anyOf: ['Data Analyst', 'SQL', 'Operator Produksi', 'Staff'], preferred: 'Surabaya' };
      const { total, hits, didYouMean } = await search.search(query);
      expect(hits.map(({ id }) => id)).toEqual(['c-both', 'b-there', 'a-one']);
      expect({ total, didYouMean }).toEqual({ total: 3, didYouMean: undefined });
      expect(hits[0]?.why).toEqual([
        { factor: 'title', word: 'data analyst' },
        { factor: 'skills', word: 'sql' },
        { factor: 'fresh' },
      ]);
      expect(await find({ ...query, modes: ['remote'] })).toEqual([]);
    });

    test('phrases that name no work match nothing, and many of them are no error', async () => {
      await add({ id: 'clerk', title: 'Staff' });
      for (const anyOf of [[], ['', 'Staff', 'R']]) expect(await find({ anyOf })).toEqual([]);
      const many = Array.from({ length: 60 }, (_none, at) => `memperdagangkan kemasyarakatan ${at}xy`);
      await expect(search.search({ anyOf: many })).resolves.toHaveProperty('total', 0);
    });

    test.each(['', '   ', '"', '*:*', 'di untuk', 'c:nurse'])('%j is no error', async (words) => {
      await add({ id: 'nurse', title: 'Nurse' });
      await expect(search.search({ words })).resolves.toHaveProperty('total');
    });
  });

  describe('rank', () => {
    test('a fresh posting ranks above an old one, by half of 60 percent after 21 days', async () => {
      await add(
        { id: 'a-old', postedAt: new Date(Date.now() - 21 * dayMs) },
        { id: 'b-fresh', postedAt: new Date() },
      );
      const { hits } = await search.search({ words: 'accountant' });
      expect(hits.map(({ id }) => id)).toEqual(['b-fresh', 'a-old']);
      expect((hits[1]?.score ?? 0) / (hits[0]?.score ?? 0)).toBeCloseTo(0.7, 2);
    });

    test('trust moves the score by its factors', async () => {
      const none = {
        isCompanyVerified: false,
        hasReplyBadge: false,
        riskScore: 0,
        hasUnansweredRecord: false,
      };
      const postedAt = new Date();
      await add(
        { id: 'plain', postedAt },
        { id: 'verified', postedAt, trust: { ...none, isCompanyVerified: true } },
        { id: 'risky', postedAt, trust: { ...none, riskScore: 30 } },
        { id: 'unanswered', postedAt, trust: { ...none, hasUnansweredRecord: true } },
      );
      const { hits } = await search.search({ words: 'accountant' });
      expect(hits.map(({ id }) => id)).toEqual(['verified', 'plain', 'unanswered', 'risky']);
      const plain = hits[1]?.score ?? 0;
      expect(hits.map(({ score }) => Math.round((score / plain) * 100) / 100)).toEqual([1.1, 1, 0.8, 0.6]);
    });

    test('without words every posting is listed, by freshness and trust', async () => {
      await add({ id: 'old', postedAt: new Date(Date.now() - 30 * dayMs) }, { id: 'new' });
      expect(await find(whole)).toEqual(['new', 'old']);
    });

    test('newest and pay sort by time and by the highest pay', async () => {
      await add(
        { id: 'none', postedAt: new Date(Date.now() - dayMs) },
        { id: 'low', postedAt: new Date(Date.now() - 2 * dayMs), pay: { min: 4_000_000, max: 5_000_000 } },
        { id: 'high', postedAt: new Date(Date.now() - 3 * dayMs), pay: { min: 8_000_000, max: 9_000_000 } },
      );
      expect(await find({ sort: 'newest' })).toEqual(['none', 'low', 'high']);
      expect(await find({ sort: 'pay' })).toEqual(['high', 'low', 'none']);
    });
  });

  describe('filters', () => {
    const cases: [string, JobQuery, Partial<SearchablePosting>][] = [
      ['province', { areas: ['35'] }, { areas: [sidoarjo] }],
      ['city', { areas: ['35.15'] }, { areas: [sidoarjo] }],
      ['radius', { radius: { center: { latitude: -7.5, longitude: 112.7 }, km: 10 } }, { areas: [sidoarjo] }],
      ['mode', { modes: ['remote'] }, { mode: 'remote' }],
      ['type', { types: ['INTERN', 'PART_TIME'] }, { types: ['FULL_TIME', 'PART_TIME'] }],
      ['level', { levels: ['senior'] }, { level: 'senior' }],
      ['pay from', { payFrom: 8_000_000 }, { pay: { min: 6_000_000, max: 8_000_000 } }],
      ['pay to', { payTo: 5_000_000 }, { pay: { min: 5_000_000, max: 9_000_000 } }],
      ['with pay', { withPay: true }, { pay: { min: 5_000_000, max: 9_000_000 } }],
      ['company', { companyId: 'company-2' }, { companyId: 'company-2' }],
      [
        'verified',
        { verified: true },
        {
          trust: { isCompanyVerified: true, hasReplyBadge: false, riskScore: 0, hasUnansweredRecord: false },
        },
      ],
    ];
    test.each(cases)('by %s leaves those that fit', async (_kind, query, fitting) => {
      await add({ id: 'fits', ...fitting }, { id: 'other', areas: [] });
      const { total, hits } = await search.search({ words: 'accountant', ...query });
      expect([total, hits.map(({ id }) => id)]).toEqual([1, ['fits']]);
    });

    test('by a city and its surroundings finds what names the city, or lies within the radius', async () => {
      await add(
        { id: 'named', areas: [{ code: '35.78', names: ['Surabaya'] }] },
        { id: 'near', areas: [sidoarjo] },
        { id: 'far', areas: [{ ...sidoarjo, code: '35.73', point: { latitude: -7.98, longitude: 112.63 } }] },
        { id: 'nowhere', areas: [] },
      );
      const around = (km: number) => ({
        areas: ['35.78'],
        radius: { center: { latitude: -7.26, longitude: 112.75 }, km },
      });
      expect((await find(around(25))).toSorted()).toEqual(['named', 'near']);
      expect(await find(around(10))).toEqual(['named']);
    });

    test('by days since publishing', async () => {
      await add({ id: 'old', postedAt: new Date(Date.now() - 8 * dayMs) }, { id: 'new' });
      expect(await find({ postedDays: 7 })).toEqual(['new']);
    });

    test('a facet is counted without its own filter and with the others', async () => {
      await add(
        { id: '1', mode: 'remote', level: 'senior' },
        { id: '2', mode: 'onsite', level: 'senior' },
        { id: '3', mode: 'onsite', level: 'junior', areas: [sidoarjo] },
      );
      const { total, facets } = await search.search({ modes: ['onsite'], levels: ['senior'] });
      expect(total).toBe(1);
      expect(facets.mode).toEqual({ remote: 1, onsite: 1 });
      expect(facets.level).toEqual({ senior: 1, junior: 1 });
      expect(facets.area).toEqual({ '35': 1, '35.78': 1 });
      expect(facets.type).toEqual({ FULL_TIME: 1 });
      expect(facets.category).toEqual({ finance: 1 });
    });
  });

  describe('pages', () => {
    test.each(['best', 'newest', 'pay'] as const)(
      'of a list sorted by %s have each posting once',
      async (sort) => {
        const postedAt = new Date(Date.now() - dayMs);
        const ids = Array.from({ length: 25 }, (_none, index) => `posting-${String(index).padStart(2, '0')}`);
        await add(...ids.map((id) => ({ id, postedAt })));
        const found: string[] = [];
        let after: string | undefined;
        do {
          const page = await search.search({ words: 'accountant', sort, size: 10, ...(after && { after }) });
          expect(page.total).toBe(25);
          found.push(...page.hits.map(({ id }) => id));
          after = page.next;
        } while (after);
        expect(found).toEqual(ids); // equal otherwise, so by id
      },
    );

    test('have 50 postings at most', async () => {
      await add(...Array.from({ length: 52 }, (_none, index) => ({ id: `posting-${index}` })));
      expect(await find({ size: 500 })).toHaveLength(50);
    });

    test.each(['x', 'W10', ''])('a cursor like %j is refused', async (after) => {
      await expect(search.search({ after })).rejects.toThrow(CursorInvalid);
    });
  });

  describe('changes', () => {
    test('a later revision replaces a posting, an earlier or repeated one does nothing', async () => {
      await addRevisions(revise({ title: 'Nurse' }, 5));
      await search.index([revise({ title: 'Welder' }, 4)]);
      await search.index([revise({ title: 'Barista' }, 5)]);
      await addRevisions(revise({ id: 'posting-0', title: 'Chef' }, 1)); // is found after those before it
      expect(await find({ words: 'nurse' })).toEqual(['posting-1']);
      await search.index([revise({ title: 'Cashier' }, 6)]);
      await eventually(async () => expect(await find({ words: 'cashier' })).toEqual(['posting-1']));
      await search.index([revise({ title: 'Nurse' }, 5)]);
      await addRevisions(revise({ id: 'posting-2', title: 'Chef' }, 1));
      expect(await find({ words: 'cashier' })).toEqual(['posting-1']);
      expect(await find({ words: 'nurse' })).toEqual([]);
    });

    test('a removed posting does not come back by a late change', async () => {
      await addRevisions(revise({ title: 'Nurse' }, 1));
      await search.remove('posting-1', 3);
      await eventually(async () => expect(await countPostings()).toBe(0));
      await search.index([revise({ title: 'Nurse' }, 2)]);
      await addRevisions(revise({ id: 'posting-2', title: 'Chef' }, 1));
      expect(await find({ words: 'nurse' })).toEqual([]);
      expect(await find(whole)).toEqual(['posting-2']);
      await addRevisions(revise({ title: 'Nurse' }, 4));
      expect(await find({ words: 'nurse' })).toEqual(['posting-1']);
    });

    test('a removal that arrives before its posting counts', async () => {
      await search.remove('posting-1', 3);
      await search.index([revise({ title: 'Nurse' }, 2)]);
      await addRevisions(revise({ id: 'posting-2', title: 'Chef' }, 1));
      expect(await find(whole)).toEqual(['posting-2']);
    });
  });

  describe('a rebuild', () => {
    async function* read(...revisions: readonly PostingRevision[]) {
      for (const revision of revisions) yield await Promise.resolve(revision);
    }

    test('replaces what is there, and searches are answered meanwhile', async () => {
      await addRevisions(revise({ id: 'before', title: 'Nurse' }));
      let meanwhile: string[] = [];
      await search.rebuild(async function* () {
        yield* read(revise({ id: 'after', title: 'Nurse' }));
        meanwhile = await find({ words: 'nurse' });
      });
      expect(meanwhile).toEqual(['before']);
      expect(await find({ words: 'nurse' })).toEqual(['after']);
    });

    test('has the changes that were made meanwhile', async () => {
      await search.rebuild(async function* () {
        await search.index([
          revise({ id: 'changed', title: 'Chef' }, 2),
          revise({ id: 'new', title: 'Chef' }, 1),
        ]);
        await search.remove('gone', 2);
        yield* read(
          revise({ id: 'changed', title: 'Nurse' }, 1),
          revise({ id: 'gone', title: 'Nurse' }, 1),
          revise({ id: 'same', title: 'Nurse' }, 1),
        );
      });
      expect((await find({ words: 'chef' })).toSorted()).toEqual(['changed', 'new']);
      expect(await find({ words: 'nurse' })).toEqual(['same']);
    });

    test('that fails leaves what was there', async () => {
      await addRevisions(revise({ id: 'before', title: 'Nurse' }));
      const failing = search.rebuild(async function* () {
        yield* read(revise({ id: 'after', title: 'Nurse' }));
        throw new RangeError('the database is away');
      });
      await expect(failing).rejects.toThrow('the database is away');
      expect(await find({ words: 'nurse' })).toEqual(['before']);
    });
  });

  test('suggestions are titles with the words, the most frequent first', async () => {
    await add(
      { id: '1', title: 'Sales Manager' },
      { id: '2', title: 'Sales Executive' },
      { id: '3', title: 'Sales Executive' },
      { id: '4', title: 'Kepala Gudang' },
    );
    expect(await search.suggest('sal')).toEqual(['Sales Executive', 'Sales Manager']);
    expect(await search.suggest('manager sa')).toEqual(['Sales Manager']);
    expect(await search.suggest('gud')).toEqual(['Kepala Gudang']);
    expect(await search.suggest('c')).toEqual([]);
    expect(await search.suggest(' ')).toEqual([]);
  });
});
