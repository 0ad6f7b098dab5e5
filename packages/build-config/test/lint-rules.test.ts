import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

const root = join(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'sabi-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints files in a repository of their own with our configuration. @returns `rule path` of each violation */
function lint(files: Readonly<Record<string, string>>): string[] {
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const preset = join(root, 'packages/build-config/src/lint/config.mjs');
  const config = `import { lintConfig } from ${JSON.stringify(preset)};
export default lintConfig(import.meta.dirname);`;
  write('oxlint.config.mjs', config);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, content] of Object.entries(files)) write(path, content);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const options = ['--config', join(folder, 'oxlint.config.mjs'), '--format', 'json', folder];
  const { stdout } = spawnSync(process.execPath, [oxlint, ...options], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
  return diagnostics.map(({ code, filename }) => `${code} ${filename}`);
}

const later = `export const load = () => import('./part');`;
const form = `export const Form = () => <form />;`;
const resilient = 'sabi(resilient-import)';
const draft = 'sabi(require-form-draft)';
const noCycle = 'import(no-cycle)';
const length = 'eslint(max-lines-per-function)';
const plain = 'sabi(plain-words)';
const layers = 'sabi(no-restricted-paths)';
const layout = 'sabi(no-files-directly-in)';
const content = 'sabi(known-content)';
const imports = 'eslint(no-restricted-imports)';
const repository = `import { orders } from '../../data-access/orders';\nexport const find = orders;`;
const client = `export { ask } from '../../integrations/client';`;

/** A function of so many lines, not counting an empty one and a comment. */
const linesInFunction = (lines: number) =>
  `export function fill(list: number[]): void {\n  // many\n\n${'  list.push(1);\n'.repeat(lines - 2)}}`;

/** Names that were replaced. */
const formerNames = [
  ...['impatient-file-store', 'told-payment', 'tell-answer', 'live-answers', 'follow-answer'],
  ...['speaks-to-machine', 'few-inflations', 'usual-look', 'unseen-fonts', 'painted-page'],
  ...['busy-extractor', 'spare-processes', 'ground-in-text', 'stands-in-text', 'sentence-release'],
  ...['once-more-if-stored', 'note-ban', 'why-refused', 'mail-way-in', 'other-ways', 'go-on'],
  ...['possession', 'kept-claim', 'patience', 'give-up', 'open-proposal', 'resume-upload', 'parsed-resume'],
  ...['recruiter-review', 'cv-review', 'kept-analysis', 'cv-job', 'member-area', 'member-offers'],
];
const capitalize = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());
const toPascalCase = (name: string) => name.split('-').map(capitalize).join('');
const toCamelCase = (name: string) => toPascalCase(name).replace(/^./, (letter) => letter.toLowerCase());
const formerFiles = Object.fromEntries(
  formerNames.flatMap((name, index) => [
    [`svc-sample/src/integrations/${name}.ts`, ''],
    [`mf-sample/src/folder/${name}/index.ts`, ''],
    [`svc-sample/test/constant/${index}.ts`, `export const ${toCamelCase(name)} = 1;`],
    [`packages/ui/src/type/${index}.ts`, `export interface ${toPascalCase(name)}Props {}`],
    [`e2e/texts/key/${index}.ts`, `export const texts = { ${toCamelCase(name)}: '' };`],
  ]),
);

const refused = {
  [resilient]: {
    'mf-sample/src/alone.ts': later,
    'mf-sample/src/by-react.tsx': `import { lazy } from 'react';\nexport const Part = lazy(load);`,
    'mf-sample/src/other-helper.ts': `export const Part = memo(() => import('./part'));`,
    'packages/ui/src/dialog.ts': later,
    'packages/shell-sdk/src/toast.ts': later,
    'shell/src/browser/start.ts': later,
  },
  [draft]: {
    'mf-sample/src/plain-form.tsx': form,
    'mf-sample/src/form-of-ui.tsx': `import { Form } from '@sabi/ui/form';\nexport const Ask = () => <Form />;`,
    'mf-sample/src/hook-form.ts': `import { useForm } from 'react-hook-form';\nexport const use = useForm;`,
    'packages/shell-sdk/src/voucher.tsx': form,
    'packages/purchase/src/voucher.tsx': form,
  },
  [noCycle]: {
    'packages/ui/src/first.ts': `import { second } from './second';\nexport const first = () => second();`,
    'packages/ui/src/second.ts': `import { first } from './first';\nexport const second = () => first();`,
    'svc-sample/src/data-access/type.ts': `import type { Other } from './other-type';\nexport type Type = Other[];`,
    'svc-sample/src/data-access/other-type.ts': `import type { Type } from './type';\nexport type Other = Type[];`,
  },
  [plain]: {
    'mf-sample/src/comment.ts': '// Somebody waits here.',
    'mf-sample/src/doc.tsx': '/** Is told of each change. */',
    'gateway/src/integrations/function.ts': 'export function tellOwner() {}',
    'gateway/src/integrations/parameter.ts': 'export const send = (toldPayment: string) => toldPayment;',
    'shell/src/alias.ts': `import { report as tell } from './report';\nexport const use = () => tell();`,
    'packages/ui/src/type.ts': 'export interface PatienceProps {}',
    'packages/ui/src/field.ts': 'export interface Props {\n  readonly patienceMs: number;\n}',
    'local/src/method.ts': 'export const listener = { tellFailed: () => undefined };',
    'local/src/member.ts': 'export class Store {\n  readonly #isImpatient = true;\n}',
    'e2e/support/tell-answer.ts': '',
    'operations/compose/telling.mjs': '',
    'svc-identity/src/data-access/constant.ts': 'export const told = 1;',
    'svc-sample/test/title.test.ts': `test('a visitor is told why', () => undefined);`,
    'svc-sample/test/titles.test.ts': 'describe.each([1])(`patience of ${1}`, () => undefined);',
    'svc-sample/test/step.spec.ts': `test.step('nobody gives up', () => undefined);`,
    'svc-sample/src/domain/orders/field.ts': `export const id = text().describe('Tells them apart');`,
    'svc-sample/src/domain/orders/route.ts': `export const route = { summary: 'Orders of somebody' };`,
    'svc-sample/src/integrations/metric.ts': `export const waits = { help: 'Seconds until it gave up' };`,
    'svc-sample/src/integrations/log.ts': `export const log = () => logger.warn({}, 'hook.not-told');`,
    'svc-sample/src/integrations/log-name.ts': `export const log = () => logger.info('review-mail.sent');`,
    'svc-sample/src/data-access/verb.ts': '// Gives up after a minute.',
    'svc-sample/src/data-access/variable.ts': 'export const read = ({ proposal }) => proposal;',
    'svc-profile/src/domain/cvs/store.ts': 'export const store = (resume: Buffer) => resume;',
    'svc-ai/src/domain/cv-analysis/find.ts': 'export const findReview = 1;',
    'mf-talent/src/features/cv/reviewed.ts': 'export const isDecided = true;',
    'svc-identity/test/data-key.ts': `export const row = { toldTwice: true };`,
    ...formerFiles,
  },
  [layers]: {
    'svc-sample/src/domain/orders/place-order.ts': repository,
    'svc-sample/src/domain/orders/ask-price.ts': client,
    'svc-sample/src/domain/orders/read-limit.ts': `export type { Limit } from '../../environment/limits';`,
    'svc-sample/src/domain/orders/read-env.ts': `export { readEnv } from '../../env';`,
    'svc-sample/src/engines/parsing/find-order.ts': `export { find } from '../../domain/orders/find';`,
    'svc-sample/src/entry-points/http/price.routes.ts': client,
    'svc-sample/src/entry-points/http/order.routes.ts': repository,
  },
  [length]: {
    'svc-sample/src/domain/orders/list-orders.ts': linesInFunction(71),
    'mf-sample/src/long.tsx': linesInFunction(71),
  },
  [layout]: { 'svc-sample/src/domain/cancel-order.ts': 'export const days = 14;' },
  [content]: {
    'svc-sample/src/move.ts': 'export const batch = 10;',
    'svc-sample/src/entry-points/usage.ts': 'export const lines = 10;',
    'svc-sample/src/documents/write.ts': 'export const pages = 2;',
    'svc-sample/src/entry-points/command-line/move.ts': 'export const batch = 10;',
  },
  [imports]: {
    'svc-sample/src/domain/receipts/draw.ts': `export { default as Pdf } from 'pdfkit';`,
    'svc-sample/src/domain/orders/work.ts': `export { fork } from 'node:child_process';`,
    'svc-sample/src/engines/extraction/read.ts': `export { spawn } from 'node:child_process';`,
    'svc-sample/src/engines/threads/run.ts': `export { Worker } from 'node:worker_threads';`,
    'svc-sample/src/engines/extraction/wait.ts': `export { setTimeout } from 'node:timers/promises';`,
    'svc-sample/src/engines/extraction/refuse.ts': `export { AppError } from '@sabi/service-kit/errors';`,
  },
};

const accepted = {
  'svc-sample/src/domain/orders/find-orders.ts': linesInFunction(70),
  'svc-sample/src/domain/orders/orders.test.ts': linesInFunction(71),
  'mf-sample/src/words.test.ts': `test('an answer is logged', () => expect(label).toBe('Tell me when'));`,
  'mf-sample/src/released.ts': `export const id = text().describe('Told this once');`,
  'gateway/src/integrations/words.ts': `import { tell } from '@sabi/contracts/sample';
export const intellect = { ...tell({ toldAsExpired: true }) }; // an intelligent storyteller`,
  'svc-sample/src/data-access/comment.ts': '// Those that go on are cancelled in other ways.',
  'svc-profile/src/domain/cvs/view.ts':
    'export const view = (cv: Buffer) => ({ resume: cv, is_reviewed: true });',
  'svc-profile/src/engines/documents/resume.ts': 'export const writeResume = 1;',
  'svc-profile/src/domain/profile-import/read-json-resume.ts': 'export const readJsonResume = 1;',
  'svc-sample/src/data-access/released.ts':
    'export const order = { given_up: true, proposal: null, RESUME_EMPTY: 1, isOnline: true };',
  'mf-sample/src/page.ts': `export const Page = lazyPage(() => import('./part'));`,
  'mf-sample/src/part.ts': `export const Part = lazyPart({ load: async () => (await import('./part')).Part });`,
  'mf-sample/src/component.ts': `export const Part = lazyComponent(() => import('./part'));`,
  'mf-sample/src/content.ts': `export const read = createLazyContent(() => import('./part'));`,
  'mf-sample/src/locales/texts.ts': later,
  'mf-sample/src/loading.test.ts': later,
  'shell/src/server/render.ts': later,
  'svc-sample/src/start.ts': later,
  'svc-sample/src/integrations/child.ts': `export { fork } from 'node:child_process';`,
  'svc-sample/src/engines/extraction/read.test.ts': `export { fork } from 'node:child_process';`,
  'svc-sample/src/entry-points/commands/move.ts': repository,
  'svc-sample/src/dependencies.ts': `export { orders } from './data-access/orders';`,
  'svc-sample/src/engines/parsing/parse.ts': 'export const pages = 2;',
  'svc-sample/src/data-access/orders.ts': `import type { Orders } from '../domain/orders/orders';\nexport type Rows = Orders;`,
  'svc-sample/src/domain/orders/orders.ts': 'export interface Orders {\n  readonly count: number;\n}',
  ...Object.fromEntries(
    ['useDraft', 'useDraftForm', 'useEditForm', 'useInquiryForm'].map((hook) => [
      `mf-sample/src/${hook}.tsx`,
      `export const Form = () => {\n  ${hook}();\n  return <form />;\n};`,
    ]),
  ),
  'mf-sample/src/form.test.tsx': form,
  'packages/ui/src/form.tsx': form,
};

test('what breaks a rule of ours is found, by that rule alone', () => {
  const rules = [resilient, draft, noCycle, plain, layers, layout, content, imports, length];
  const found = lint(Object.assign({}, accepted, ...Object.values(refused)));
  const ours = found.filter((each) => rules.some((rule) => each.startsWith(rule)));
  const wanted = Object.entries(refused).flatMap(([rule, files]) =>
    Object.keys(files).map((path) => `${rule} ${path}`),
  );
  expect(ours.toSorted()).toEqual(wanted.toSorted());
});
