// `npm test` runs the test files of a workspace some at a time: what a service or a page consists of is then loaded once for
// all of them and not once for each, which is a good part of what most of them cost. A file run by itself
// (`npx jest path/to/it`) is run as it is.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Of a workspace: files made here, kept out of git. */
const folder = '.test-groups';
const filesOfGroup = 8;

/** Workspaces whose test files have been seen to leave the realm as they found it. */
const grouped = ['svc-identity'];

/** What is said about all modules, about the files beside the test or to the whole realm stays with the file that says it. */
const lonely =
  /^jest\.|\bjest\.(mock|doMock|resetModules|isolateModules)|toMatchSnapshot|\btestPath\b|^Object\.assign\(globalThis|^(window|globalThis|document)\.[\w.]+ =/m;

/**
 * @param {string} workspace absolute path
 * @param {string} ignored regular expression of paths that are left out
 * @returns {string[]} absolute paths of what jest has to run for every test of the workspace to run once
 */
export function groupTests(workspace, ignored) {
  removeGroups(workspace);
  const target = join(workspace, folder);
  /** @type {string[]} */
  const alone = [];
  /** By the environment they ask for. @type {Map<string, string[]>} */
  const together = new Map();
  for (const file of listTests(workspace).filter((path) => !new RegExp(ignored).test(path))) {
    const text = readFileSync(join(workspace, file), 'utf8');
    const environment = /@jest-environment (\S+)/.exec(text)?.[1] ?? '';
    if (!grouped.includes(basename(workspace)) || lonely.test(text)) alone.push(join(workspace, file));
    else together.set(environment, [...(together.get(environment) ?? []), file]);
  }
  const groups = [...together].flatMap(([environment, files]) =>
    split(files).map((group) => writeGroup(workspace, group, environment)),
  );
  if (groups.length > 0) mkdirSync(target, { recursive: true });
  const paths = groups.map((text, index) => {
    const path = join(target, `${index + 1}.test.cjs`);
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
 * Folders with tests of their own.
 * @param {string} root
 * @param {readonly string[]} patterns of their jest configuration: `<rootDir>/svc-*\/jest.config.mjs`
 */
export function listWorkspaces(root, patterns) {
  return patterns.flatMap((pattern) => {
    const [parent = '', name = ''] = splitPath(dirname(pattern.replace('<rootDir>', root)));
    return readdirSync(parent)
      .filter((each) => (name.endsWith('*') ? each.startsWith(name.slice(0, -1)) : each === name))
      .map((each) => join(parent, each))
      .filter((workspace) => existsSync(join(workspace, 'jest.config.mjs')));
  });
}

/** @param {string} path */
const splitPath = (path) => [dirname(path), basename(path)];

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

/** As even as can be; neighbours, which have most in common, stay together. @param {string[]} files */
function split(files) {
  const count = Math.ceil(files.length / filesOfGroup);
  return Array.from({ length: count }, (_, index) =>
    files.slice(Math.round((index * files.length) / count), Math.round(((index + 1) * files.length) / count)),
  );
}

/** What a file may leave behind and another would find. */
const tidying = `function tidy() {
  jest.useRealTimers();
  if (!globalThis.document) return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}`;

/**
 * As large as what it stands for, for jest begins with the largest files.
 * @param {string} workspace
 * @param {string[]} files
 * @param {string} environment
 */
function writeGroup(workspace, files, environment) {
  const size = files.reduce((sum, file) => sum + statSync(join(workspace, file)).size, 0);
  const parts = files.map(
    (file) => `describe(${JSON.stringify(file)}, () => {
  require(${JSON.stringify(`../${file}`)});
  afterAll(tidy);
});`,
  );
  // Taken before them, for it cleans up after each test of whoever takes it first.
  const cleaner = files.some((file) => file.endsWith('.tsx')) && `require('@testing-library/react');`;
  const head = environment ? `/** @jest-environment ${environment} */` : cleaner;
  return [head || '', tidying, ...parts, '\n'.repeat(size)].join('\n');
}
