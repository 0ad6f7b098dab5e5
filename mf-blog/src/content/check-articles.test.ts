/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkArticles } from '../../checks/check-articles.mjs';
import type { ArticleBody } from './article-body';

type Draft = { -readonly [Key in keyof ArticleBody]: ArticleBody[Key] };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'articles-'));
  for (const file of ['en.json', 'id.json'])
    cpSync(join(__dirname, 'articles/it-industry', file), join(folder, 'it-industry', file));
});

afterEach(() => rmSync(folder, { recursive: true }));

function edit(language: 'en' | 'id', change: (body: Draft) => void): void {
  const file = join(folder, 'it-industry', `${language}.json`);
  const body = JSON.parse(readFileSync(file, 'utf8')) as Draft;
  change(body);
  writeFileSync(file, JSON.stringify(body));
}

const runCheck = () =>
  spawnSync(process.execPath, [join(__dirname, '../../checks/run.mjs'), folder], { encoding: 'utf8' });

test('the articles of the blog are whole', async () => {
  expect(await checkArticles(join(__dirname, 'articles'))).toEqual([]);
});

test('a whole article passes, and the build goes on', async () => {
  expect(await checkArticles(folder)).toEqual([]);
  expect(runCheck().status).toBe(0);
});

test('a language that is missing stops the build and is named', () => {
  rmSync(join(folder, 'it-industry/id.json'));
  const { status, stderr } = runCheck();
  expect(status).toBe(1);
  expect(stderr).toContain('it-industry: id.json: ENOENT');
});

test('a folder without articles is a fault', async () => {
  rmSync(join(folder, 'it-industry'), { recursive: true });
  expect(await checkArticles(folder)).toEqual(['there is no article']);
});

test.each<[string, 'en' | 'id', (body: Draft) => void, RegExp]>([
  [
    'a block is missing',
    'id',
    (body) => Reflect.deleteProperty(body, 'outlook'),
    /^it-industry: id\.json: outlook: /,
  ],
  [
    'a block is unknown',
    'en',
    (body) => Object.assign(body, { summary: 'More' }),
    /^it-industry: en\.json: .*summary/,
  ],
  ['a text is empty', 'en', (body) => (body.caseStudy.note = ' '), /en\.json: caseStudy\.note: /],
  [
    'there are three role cards',
    'en',
    (body) => body.opportunities.cards.pop(),
    /en\.json: opportunities\.cards: /,
  ],
  [
    'a figure names no source',
    'en',
    (body) => (body.statistics.items[0]!.source = 9),
    /en\.json: statistics: there is no source 9/,
  ],
  [
    'a source stands behind no figure',
    'id',
    (body) => body.statistics.sources.push({ name: 'A book' }),
    /id\.json: statistics: no figure names source 4/,
  ],
  ...[
    'https://law.example',
    'https://law.example/',
    'https://law.example/en',
    'https://law.example/id-ID/#x',
  ].map((url): [string, 'en' | 'id', (body: Draft) => void, RegExp] => [
    `a source leads to the home page ${url}`,
    'en',
    (body) => (body.statistics.sources[0]!.url = url),
    /en\.json: statistics\.sources\.0\.url: is a home page/,
  ]),
  [
    'a language has a paragraph more',
    'id',
    (body) => body.sections[1]!.paragraphs.push('Satu lagi.'),
    /sections\[1\]\.paragraphs: \d in English, \d in Indonesian/,
  ],
  [
    'only one language has a quote',
    'en',
    (body) => (body.quote = body.quote ? undefined : { text: 'So', author: 'Sabi', role: 'Team' }),
    /quote: only one language has it/,
  ],
  [
    'a figure differs',
    'id',
    (body) => (body.statistics.items[0]!.value = '31 hari'),
    /statistics\.items\[0\]\.value: the figures differ \(30 \| 31\)/,
  ],
  [
    'a paragraph is not translated',
    'id',
    (body) => (body.introduction[0] = enIntroduction()),
    /introduction\[0\]: is not translated/,
  ],
])('when %s, the build stops and says where', async (_fault, language, change, message) => {
  edit(language, change);
  const faults = await checkArticles(folder);
  expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});

test('separators of thousands and decimals do not count as a difference', async () => {
  edit('en', (body) => (body.introduction[0] = 'A plant of 1,000 people grew 1.5 times.'));
  edit('id', (body) => (body.introduction[0] = 'Pabrik dengan 1.000 orang tumbuh 1,5 kali.'));
  expect(await checkArticles(folder)).toEqual([]);
});

function enIntroduction(): string {
  const english = readFileSync(join(folder, 'it-industry/en.json'), 'utf8');
  return (JSON.parse(english) as ArticleBody).introduction[0]!;
}
