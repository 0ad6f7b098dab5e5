/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileLinkMaxSeconds } from '@sabi/contracts/http/profile/profile';
import { inquiryTypes } from '@sabi/contracts/profile/inquiry';
import { languages } from '@sabi/contracts/language';
import { claims } from '@sabi/marketing-claims';
import { policyRules, sectionsWithoutRule } from '@sabi/marketing-claims/rules';
import { fillIn } from './fill-in';
import { loadPolicy } from './load-policy';
import { type Policy, type PolicyBlock, type PolicyName, policyNames } from './policy';

async function loadBoth(name: PolicyName) {
  return { en: await loadPolicy(name, 'en'), id: await loadPolicy(name, 'id') };
}

function textsOf(block: PolicyBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : [block.table.head, ...block.table.rows].flat();
}

/** The structure that both languages must share. */
function shapeOf({ summary, sections }: Policy) {
  return {
    summary: summary.length,
    sections: sections.map(({ id, blocks }) => ({
      id,
      blocks: blocks.map((block) => {
        if (typeof block === 'string') return 'paragraph';
        return 'list' in block ? block.list.length : block.table.rows.map((row) => row.length);
      }),
    })),
  };
}

const wordsForNumbers = /(?:^|[^\w])(\d+(?:[.,]\d+)*)/g;

function numbersOf(text: string): string[] {
  return [...text.matchAll(wordsForNumbers)].map(([, number]) => number ?? '').toSorted();
}

test.each(policyNames)('%s has the same sections and blocks in both languages', async (name) => {
  const { en, id } = await loadBoth(name);
  expect(shapeOf(id)).toEqual(shapeOf(en));
  expect(new Set(en.sections.map((section) => section.id)).size).toBe(en.sections.length);
});

test.each(policyNames)('%s names the same numbers in both languages, text by text', async (name) => {
  const { en, id } = await loadBoth(name);
  const textsIn = (policy: Policy) => [
    ...policy.summary,
    ...policy.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)),
  ];
  const indonesian = textsIn(id);
  for (const [index, text] of textsIn(en).entries()) {
    expect([text, numbersOf(indonesian[index] ?? '')]).toEqual([text, numbersOf(text)]);
    expect(indonesian[index]?.trim()).toBeTruthy();
  }
});

test.each(policyNames)('everything %s names is filled in', async (name) => {
  for (const [language, policy] of Object.entries(await loadBoth(name))) {
    const text = fillIn(JSON.stringify(policy), language as 'en' | 'id');
    expect(text).not.toMatch(/\{\{|\}\}\w/);
  }
  expect(() => fillIn('{{nothingAtAll}}', 'en')).toThrow(/nothingAtAll/);
});

test('the guarantee is the one of the claims', async () => {
  const { en } = await loadBoth('terms');
  const section = en.sections.find(({ id }) => id === 'guarantee');
  const text = fillIn(String(section?.blocks[0]), 'en');
  expect(text).toContain(`within ${claims.guaranteeDays.value} days`);
});

test.each(policyRules)('the policies state what the rule “$name” holds texts against', async ({ policy }) => {
  const documents = await loadBoth(policy.document);
  for (const language of languages) {
    const section = documents[language].sections.find(({ id }) => id === policy.section);
    const text = section?.blocks.flatMap(textsOf).join(' ').replaceAll("'", '’');
    expect(text).toContain(policy[language]);
  }
});

test('each section of the terms has a rule, or a reason why no text could contradict it', async () => {
  const { en } = await loadBoth('terms');
  const ruled = policyRules.filter(({ policy }) => policy.document === 'terms');
  const covered = new Set(ruled.map(({ policy }) => policy.section));
  const reasons = Object.keys(sectionsWithoutRule);
  expect([...covered, ...reasons].toSorted()).toEqual(en.sections.map(({ id }) => id).toSorted());
});

test('a link to a CV works as long as svc-profile lets it', async () => {
  const minutes = fileLinkMaxSeconds / 60;
  const { en, id } = await loadBoth('privacy');
  expect(JSON.stringify(en).match(/\d+ minutes at most/g)).toEqual(
    Array(2).fill(`${minutes} minutes at most`),
  );
  expect(JSON.stringify(id).match(/aling lama \d+ menit/g)).toEqual(
    Array(2).fill(`aling lama ${minutes} menit`),
  );
});

test('prices are nowhere', async () => {
  for (const name of policyNames)
    expect(JSON.stringify(await loadBoth(name))).not.toMatch(/Rp|IDR|\d{3}[.,]000/);
});

/** Storage keys of all pages: of the shell, the remotes and what they share. */
function findStorageKeys(): string[] {
  const root = join(__dirname, '../../../..');
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const packages = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'packages', entry.name, 'src')))
    .map(({ name }) => `packages/${name}`);
  const folders = ['shell', ...remotes, ...packages].map((folder) => `${folder}/src`);
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  const named = sources.flatMap((source) =>
    [...source.matchAll(/[kK]ey = '(sabi-[\w-]+)'/g)].map(([, key]) => key ?? ''),
  );
  const drafts = Object.keys(inquiryTypes).map((kind) => `sabi-${kind}-draft`);
  return [...named, ...drafts, 'sabi-…-draft', 'sabi-chosen-cv', 'sabi-talent-chat', 'sabi-company-chat'];
}

test('whatever is kept in a browser stands in the privacy policy', async () => {
  const keys = findStorageKeys();
  expect(keys).toEqual(
    expect.arrayContaining(['sabi-session', 'sabi-promo-dismissed', 'sabi-invitation-draft']),
  );
  for (const { sections } of Object.values(await loadBoth('privacy'))) {
    const storageSection = JSON.stringify(sections.find(({ id }) => id === 'storage'));
    for (const key of keys) expect(storageSection).toContain(`"${key}"`);
  }
});
