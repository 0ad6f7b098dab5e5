// Names of new parts, and the reasons why one is refused.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mistake of the caller, explained in one sentence. */
export class Refusal extends Error {}

/** Something that has to be given, and was not: the usage says how. */
export class Missing extends TypeError {
  code = 'MISSING';
}

/**
 * @typedef {object} PartNames
 * @property {'remote' | 'service'} kind
 * @property {string} name folder of the part: `mf-job-alerts`, `svc-salary`
 * @property {string} key without the prefix: `job-alerts`, `salary`
 * @property {string} path base path of a remote; empty for a service
 * @property {{ en: string, id: string }} title of a remote
 */

/** Base paths that the gateway, the shell or a language has. */
const takenPaths = [
  ...['api', 'assets', 'auth', 'docs', 'en', 'feeds', 'functions', 'healthz', 'id', 'metrics', 'release'],
  ...['remotes', 'remotes.json', 'rest', 'robots.txt', 'sitemap.xml', 'sitemaps', 'static', 'storage'],
  ...['webhooks', 'well-known'],
];

/** Names that a service cannot have, as each would be a database or an account of something else. */
const takenServices = [
  'admin',
  'config',
  'local',
  'operate',
  'operations',
  'platform',
  'setup',
  'search',
  'shell',
];

/**
 * @param {string} root of the repository
 * @param {{ name: string | undefined, path: string | undefined, title?: string | undefined, titleId?: string | undefined }} given
 * @returns {PartNames}
 * @throws {Refusal}
 */
export function readRemoteNames(root, { name, path, title, titleId }) {
  if (name === undefined) throw new Missing('A remote needs a name');
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Refusal(
      `The name of a remote is mf- and lower-case words with hyphens, such as mf-salary; “${name}” is not.`,
    );
  assertFree(root, name);
  if (path === undefined) throw new Missing(`${name} needs a path`);
  if (!/^\/[a-z][a-z0-9]*(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(path))
    throw new Refusal(
      `The path of a remote is lower-case words after slashes, such as --path /salary; “${path}” is not.`,
    );
  const [, first = ''] = path.split('/');
  if (takenPaths.includes(first))
    throw new Refusal(`/${first} is a path of the platform; choose another for ${name}.`);
  const owner = listBasePaths(root).find((each) => isUnder(each.path, path) || isUnder(path, each.path));
  if (owner) throw new Refusal(`${owner.path} belongs to ${owner.remote}; choose another path for ${name}.`);
  const key = name.slice('mf-'.length);
  const en = title ?? capitalize(key.replaceAll('-', ' '));
  return { kind: 'remote', name, key, path, title: { en, id: titleId ?? en } };
}

/**
 * @param {string} root
 * @param {{ name: string | undefined }} given
 * @returns {PartNames}
 * @throws {Refusal}
 */
export function readServiceNames(root, { name }) {
  if (name === undefined) throw new Missing('A service needs a name');
  if (!/^svc-[a-z][a-z0-9]{1,15}$/.test(name))
    throw new Refusal(
      `The name of a service is svc- and one lower-case word of 2 to 16 letters, such as svc-salary, for its database and its messages have that word too; “${name}” is not.`,
    );
  assertFree(root, name);
  const key = name.slice('svc-'.length);
  if (takenServices.includes(key))
    throw new Refusal(`“${key}” is a name of the platform itself; choose another.`);
  return { kind: 'service', name, key, path: '', title: { en: '', id: '' } };
}

/** Names of a part that is there, for its removal. @param {string} root @param {string | undefined} name @returns {PartNames} @throws {Refusal} */
export function readExistingNames(root, name) {
  if (name === undefined) throw new Missing('The name of the part that is to be removed is missing');
  if (!/^(mf|svc)-[a-z0-9-]+$/.test(name))
    throw new Refusal(`What can be removed is a remote (mf-…) or a service (svc-…); “${name}” is neither.`);
  const folder = join(root, name);
  if (!existsSync(join(folder, 'package.json'))) throw new Refusal(`There is no ${name} in this repository.`);
  if (name.startsWith('svc-'))
    return { kind: 'service', name, key: name.slice('svc-'.length), path: '', title: { en: '', id: '' } };
  const declared = readDeclaration(root, name);
  const key = name.slice('mf-'.length);
  const title = declared.navigation?.[0]?.label ?? { en: '', id: '' };
  return { kind: 'remote', name, key, path: declared.basePaths?.[0] ?? '', title };
}

/** @param {string} root @param {string} name */
function assertFree(root, name) {
  if (existsSync(join(root, name))) throw new Refusal(`${name} is taken: there is a folder of this name.`);
}

/** @param {string} root */
function listBasePaths(root) {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.json')))
    .flatMap((remote) => {
      const { basePaths = [], redirects = [] } = readDeclaration(root, remote);
      return [...basePaths, ...redirects.map(({ from }) => from)].map((path) => ({ remote, path }));
    })
    .filter(({ path }) => path !== '/');
}

/**
 * @param {string} root
 * @param {string} remote
 * @returns {{ basePaths?: string[], redirects?: { from: string }[], navigation?: { label: { en: string, id: string } }[] }}
 */
const readDeclaration = (root, remote) => JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8'));

/** @param {string} base @param {string} path */
const isUnder = (base, path) => path === base || path.startsWith(`${base}/`);

/** @param {string} text */
export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);
