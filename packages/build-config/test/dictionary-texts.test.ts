import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
/** The languages of a remote's dictionaries, and of those it takes from packages. */
const languages = ['en', 'id'];
const sharedTexts = [
  'packages/purchase/src/texts',
  'packages/shared-texts/src/consultation',
  'packages/shared-texts/src/cv-analysis',
];
/** Shorter ones are words that anything may be called, such as “Save”. */
const shortest = 12;
/** The one test of a remote that spells out the texts that the specification gives word for word. */
const specifiedTexts = 'locales/specified-texts.test.ts';
const testFile = /\.test\.tsx?$|^testing\/|\/testing\//;
/** What follows `message: ` is what a service answered, which may be the same words. */
const literal = /(\bmessage: )?(?<quote>["'`])(?<text>(?:\\.|(?!\k<quote>)[^\\\n])+)\k<quote>/g;

function listTexts(dictionary: unknown): string[] {
  if (typeof dictionary === 'string') return dictionary.length < shortest ? [] : [dictionary];
  return Object.values(dictionary as object).flatMap(listTexts);
}

async function readTexts(remote: string): Promise<Set<string>> {
  const folders = languages.map((language) => join(root, remote, 'src/locales', language));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const own = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown);
  const shared = sharedTexts.flatMap((folder) => languages.map((name) => join(root, folder, name)));
  const imported = await Promise.all(shared.map((file) => import(file) as Promise<object>));
  return new Set(listTexts([own, imported]));
}

/** @returns `line: text` for each literal of the source that is a text of a dictionary */
function findTypedTexts(source: string, texts: ReadonlySet<string>): string[] {
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(literal)]
      .filter(([, answered]) => !answered)
      .map(({ groups }) => groups?.['text']?.replaceAll(/\\(.)/g, '$1') ?? '')
      .filter((text) => texts.has(text))
      .map((text) => `${index + 1}: ${text}`),
  );
}

test('a typed text is found, however it is quoted, and what a service answers is not one', () => {
  const texts = new Set(["Passwords don't match", 'Sign in failed']);
  const source = [
    `getByText("Passwords don't match"); getByText(authEn.signIn.failed);`,
    String.raw`expect(toasts).toEqual([{ title: 'Sign in failed', text: 'Passwords don\'t match' }]);`,
    `{ status: 400, message: 'Sign in failed' }`,
  ].join('\n');
  expect(findTypedTexts(source, texts)).toEqual([
    "1: Passwords don't match",
    '2: Sign in failed',
    "2: Passwords don't match",
  ]);
});

test.each(remotes)('tests of %s take its texts from the dictionary', async (remote) => {
  const texts = await readTexts(remote);
  expect(texts.size).toBeGreaterThan(0);
  const source = join(root, remote, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => testFile.test(file) && file !== specifiedTexts)
    .filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  const typed = files.flatMap((file) =>
    findTypedTexts(readFileSync(join(source, file), 'utf8'), texts).map((found) => `${file}:${found}`),
  );
  expect(typed).toEqual([]);
});
