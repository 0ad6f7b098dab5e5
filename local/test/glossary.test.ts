import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findInName, findInSentence } from '@sabi/build-config/lint/former-words';
import { releasedNames, releasedTexts, toNamePattern } from '@sabi/build-config/lint/released-names';
import { root } from '../bin/prepare.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const listFiles = (...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', ...paths], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Names in the right column of the glossary's tables. */
const listed = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((row) => [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

/** What is released, and what defines it: contracts, stored fields, settings, pages, stand-ins. */
const sources = listFiles(
  'operations/compatibility/released',
  'packages/contracts/src',
  'mf-*/remote.json',
  'sandbox/*/src/*',
  'svc-*/src/data-access/*',
  'svc-*/src/env.ts',
  'svc-ai/src/engines/cv-analysis/create-report.ts',
  'svc-billing/src/domain/entitlements/lot-extension.ts',
  'svc-profile/src/domain/account-export/export-account.ts',
  'packages/event-bus/src/amqp-topology.ts',
)
  .filter((path) => /\.(?:ts|json)$/.test(path))
  .map((path) => `${path}\n${read(path)}`)
  .join('\n');

const wholeName = (name: string) => new RegExp(String.raw`(?<!\w)${toNamePattern(name)}(?!\w)`);
const isReleased = (name: string): boolean => wholeName(name).test(sources);
const isListed = (name: string): boolean =>
  listed.some((each) => each === name || new RegExp(`^${toNamePattern(each)}$`).test(name));

test('the glossary lists each released name that lint accepts, under the word used elsewhere', () => {
  expect(Object.keys(releasedNames).filter((name) => !isListed(name))).toEqual([]);
});

test('each name the glossary lists as released is still in a contract or a store', () => {
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((name) => !isReleased(name))).toEqual([]);
  expect(Object.keys(releasedNames).filter((name) => !isReleased(name))).toEqual([]);
});

test('each text that lint accepts is still the description of a released field', () => {
  expect(releasedTexts.filter((text) => !sources.includes(text))).toEqual([]);
});

/** Texts for users and of users, rules that read them, and the lists of former words. */
const texts = [
  'mf-*/src/content/**',
  'mf-*/src/features/*/content/**',
  'packages/*/src/texts/**',
  'svc-*/src/**/*-wording.ts',
  'svc-identity/src/domain/phones/code-text.ts',
  'svc-ai/src/engines/consultation/**',
  'svc-ai/src/engines/cv-analysis/**',
  'svc-ai/src/integrations/*/prompts/**',
  'svc-ai/test/corpus/**',
  'svc-ai/test/probes/**',
  'sandbox/ai/src/**',
  'packages/job-match/src/text/prompt-injection-*.ts',
  'packages/job-match/src/vocabulary/**',
  'packages/posting-rules/src/**',
  'packages/marketing-claims/src/**',
  'packages/job-search/src/testing/**',
  'packages/contracts/src/errors.ts',
  'packages/cv-rules/src/**/*.test.ts',
  'packages/build-config/src/lint/**',
  'packages/build-config/test/**',
  'docs/glossary.md',
  'local/test/glossary.test.ts',
];

/** Texts of pages and mails that tests quote. */
const quotedTexts = [
  'Tell me when',
  'You will be told',
  'A webhook tells of another amount or currency than its order has',
];

const released = new RegExp(
  String.raw`(?<![\w-])(?:${Object.keys(releasedNames).map(toNamePattern).join('|')})(?![\w-])`,
  'g',
);
const accepted = [...releasedTexts, ...quotedTexts];

/** @returns former words in a text, each with its line */
function findFormerWords(text: string): string[] {
  const left = accepted.reduce((rest, each) => rest.replaceAll(each, ''), text);
  return left.split('\n').flatMap((line, index) => {
    const plain = line.replaceAll(released, '');
    const names = [...plain.matchAll(/[A-Za-z_][\w-]*/g)].map(([name]) => findInName(name));
    const words = [...findInSentence(plain), ...names].filter((word) => word !== undefined);
    return [...new Set(words)].map((word) => `${index + 1}: ${word}`);
  });
}

const extensions = ['ts', 'tsx', 'mjs', 'cjs', 'js', 'py', 'sh', 'yml', 'yaml', 'md'];
/** A decision keeps the words of its time. */
const history = [
  'docs/adr/**',
  'operations/compatibility/released/**',
  'operations/compatibility/accepted-breaks.json',
];

test('no file has a former word, in its name or its text, save those that are released', () => {
  const files = listFiles(
    ...extensions.map((extension) => `*.${extension}`),
    ...[...history, ...texts].map((glob) => `:(exclude,glob)${glob}`),
  );
  expect(files.length).toBeGreaterThan(3000);
  const found = files.flatMap((path) =>
    [...findFormerWords(path), ...findFormerWords(read(path))].map((word) => `${path}:${word}`),
  );
  expect(found).toEqual([]);
});

/** Where a file may be named after jobs and members: code about the market. */
const market = [
  /^(?:svc-hiring|mf-(?:jobs|hire|staff)|packages\/job-(?:match|posting|search|view))\//,
  /^packages\/contracts\/src\/(?:http\/)?hiring\//,
  /^bench\/src\/job-(?:search|board)/,
  /^mf-talent\/src\/.*\bjob-search[-./]/,
  /^e2e\/(?:resilience|support)\/(?:job-board|publish-job)\./,
  /\/(?:latest-jobs|job-field)\./,
  /^local\/src\/demo\//,
  /^k8s\/base\/mf-jobs\.yaml$/,
  // Pictures of its screens, named by their addresses.
  /^docs\/screens\/\w+\/(?:staff-)?jobs?[-.]/,
];

/** @returns paths outside the market's code that have `job` or `member` as a word of a folder's or a file's name */
const findMarketNames = (paths: readonly string[]): string[] =>
  paths.filter(
    (path) =>
      /(?:^|[/.-])(?:jobs?|members?)(?:[/.-]|$)/.test(path) && !market.some((pattern) => pattern.test(path)),
  );

test('a file named after a job or a member is about companies and what they post', () => {
  expect(findMarketNames(listFiles(':(exclude)docs/adr'))).toEqual([]);
  expect(
    findMarketNames([
      'svc-ai/src/domain/cv-parsing/cv-job.ts',
      'gateway/src/entry-points/schedule/start-jobs.ts',
      'mf-talent/src/session/member-area.tsx',
      'svc-ai/test/corpus/02.jobstreet.pdf',
    ]),
  ).toHaveLength(3);
});

test.each([
  ['const uploadResume = 1;', 'upload resume'],
  ['interface CvJob {', 'cv job'],
  ["from './member-area'", 'member area'],
  ['resume_file: string', 'resume file'],
  ["logger.warn('review-mail.lost')", 'review mail'],
  ['import proposalOf', 'proposal'],
  ['"the order was given up"', 'given up'],
  ['# Somebody has to', 'somebody'],
  ['possession.ts', 'possession'],
  ["test('a visitor is told why')", 'told'],
])('a former word is found in %j', (text, word) => {
  expect(findFormerWords(text)).toEqual([`1: ${word}`]);
});

test.each([
  'resume_id: cv.id',
  "'/api/billing/v1/orders/1/give-up'",
  'readJsonResumeFile',
  'one may go on',
  'RESUME_EMPTY',
])('a released name and another meaning are accepted: %j', (text) => {
  expect(findFormerWords(text)).toEqual([]);
});
