// `npm test` runs the test files of a workspace in groups, so that the modules of a service or a page are loaded once per
// group and not once per file. A file given by itself (`npx jest path/to/it`) runs unchanged.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { escapeForRegExp, quoteForShell } from './testing/shell-words.mjs';

/** Folder in a workspace for generated files, ignored by git. */
const folder = '.test-groups';
const filesOfGroup = 24;

/** Files that run alone: they replace modules, spy at top level, need a site of their own, or change the realm. */
const needsOwnRealm =
  /@jest-environment-options|^jest\.|^const \w+ = jest\.spyOn|\bjest\.(mock|doMock|resetModules|isolateModules)|toMatchSnapshot|\btestPath\b|^Object\.assign\(globalThis|^(window|globalThis|document)\.[\w.]+ =/m;

/**
 * @param {string} workspace absolute path
 * @param {string} ignored regular expression of paths that are left out
 * @returns {string[]} absolute paths of what jest has to run for every test of the workspace to run once
 */
export function groupTests(workspace, ignored) {
  removeGroups(workspace);
  /** @type {string[]} */
  const alone = [];
  /** By test environment. @type {Map<string, string[]>} */
  const together = new Map();
  for (const file of listTests(workspace).filter((path) => !new RegExp(ignored).test(path))) {
    const text = readFileSync(join(workspace, file), 'utf8');
    const environment = /@jest-environment (\S+)/.exec(text)?.[1] ?? '';
    if (needsOwnRealm.test(text)) alone.push(join(workspace, file));
    else together.set(environment, [...(together.get(environment) ?? []), file]);
  }
  const groups = [...together].flatMap(([environment, files]) =>
    split(files).map((group) => writeGroup(workspace, group, environment)),
  );
  if (groups.length > 0) mkdirSync(join(workspace, folder), { recursive: true });
  const paths = groups.map((text, index) => {
    const path = join(workspace, folder, `${index + 1}.test.cjs`);
    writeFileSync(path, text);
    return path;
  });
  return [...paths, ...alone];
}

/** @param {string} workspace */
export function removeGroups(workspace) {
  rmSync(join(workspace, folder), { recursive: true, force: true });
}

/**
 * Command that runs a test of jest's JSON report alone.
 * @param {string} root
 * @param {string} path of the file that jest ran, a group or a test file
 * @param {{ ancestorTitles?: readonly string[], title?: string }} [test] without it, the whole file
 * @returns {string} a shell command
 */
export function commandFor(root, path, { ancestorTitles = [], title } = {}) {
  const isGroup = basename(dirname(path)) === folder;
  const [file = '', titles] = isGroup
    ? [join(dirname(dirname(path)), ancestorTitles[0] ?? ''), ancestorTitles.slice(1)]
    : [path, ancestorTitles];
  const command = `npx jest ${relative(root, file)}`;
  if (title === undefined) return command;
  return `${command} -t ${quoteForShell(`^${escapeForRegExp([...titles, title].join(' '))}$`)}`;
}

/**
 * Folders with tests of their own.
 * @param {string} root
 * @param {readonly string[]} patterns of their jest configuration: `<rootDir>/svc-*\/jest.config.mjs`
 */
export function listWorkspaces(root, patterns) {
  return patterns.flatMap((pattern) => {
    const folderPattern = dirname(pattern.replace('<rootDir>', root));
    const [parent, name] = [dirname(folderPattern), basename(folderPattern)];
    return readdirSync(parent)
      .filter((each) => (name.endsWith('*') ? each.startsWith(name.slice(0, -1)) : each === name))
      .map((each) => join(parent, each))
      .filter((workspace) => existsSync(join(workspace, 'jest.config.mjs')));
  });
}

/** @param {string} workspace */
export function listTests(workspace) {
  return ['src', 'test']
    .filter((name) => existsSync(join(workspace, name)))
    .flatMap((name) =>
      readdirSync(join(workspace, name), { encoding: 'utf8', recursive: true }).map((path) =>
        join(name, path),
      ),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .sort();
}

/**
 * Groups of about equal size; neighbouring files, which have most in common, stay together.
 * @param {string[]} files
 */
function split(files) {
  const count = Math.ceil(files.length / filesOfGroup);
  return Array.from({ length: count }, (_, index) =>
    files.slice(Math.round((index * files.length) / count), Math.round(((index + 1) * files.length) / count)),
  );
}

/**
 * A file that cannot be loaded fails alone; globals a file leaves behind are removed before the next. With TEST_COSTS, the path of
 * a file, the processor time in milliseconds of loading and of running each test file is appended to it, as JSON lines.
 */
const helpers = `const costs = process.env.TEST_COSTS;
function load(name, require) {
  const before = process.cpuUsage();
  try {
    require();
  } catch (error) {
    test('is loaded', () => {
      throw error;
    });
  }
  if (costs) record(name, 'load', before);
}
function record(file, part, before) {
  const { user, system } = process.cpuUsage(before);
  const line = JSON.stringify({ workspace: __dirname.split('/').slice(0, -1).pop(), file, part, ms: Math.round((user + system) / 1000) });
  jest.requireActual('fs').appendFileSync(costs, line + String.fromCharCode(10));
}
const { fetch } = globalThis;
function tidy() {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = fetch;
  if (!globalThis.document) return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}`;

/**
 * Padded to the size of its test files, as jest starts the largest files first.
 * @param {string} workspace
 * @param {string[]} files
 * @param {string} environment
 */
function writeGroup(workspace, files, environment) {
  const size = files.reduce((sum, file) => sum + statSync(join(workspace, file)).size, 0);
  const parts = files.map(
    (file) => `describe(${JSON.stringify(file)}, () => {
  let before;
  if (costs) beforeAll(() => { before = process.cpuUsage(); });
  load(${JSON.stringify(file)}, () => require(${JSON.stringify(`../${file}`)}));
  afterAll(tidy);
  if (costs) afterAll(() => record(${JSON.stringify(file)}, 'tests', before));
});`,
  );
  // Loaded first, because it cleans up after each test of the first describe that loads it.
  const cleaner = files.some((file) => file.endsWith('.tsx')) && `require('@testing-library/react');`;
  const head = environment ? `/** @jest-environment ${environment} */` : cleaner;
  // No empty lines: jest looks for a source map in each, in quadratic time.
  return [head || '', helpers, ...parts, `// ${'.'.repeat(size)}`].join('\n');
}
