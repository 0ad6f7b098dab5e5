// Writes a CycloneDX bill of materials for each deployable: npm's list of all packages, reduced to what one folder depends on.
// npm alone would list build tools too, as it counts workspaces and whatever they depend on as production dependencies.
// Usage: npm run sbom [-- FOLDER, default sbom]
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
/** The server in every remote's image. */
const remoteServer = 'packages/remote-publisher';
const [folder = join(root, 'sbom')] = process.argv.slice(2);

/** @typedef {{ name?: string, version?: string, link?: boolean, resolved?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked */
/** @type {{ packages: Record<string, Locked> }} */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/**
 * Package resolution of Node, as a key of the lockfile. @param {string} from @param {string} name @returns {string | undefined}
 */
function find(from, name) {
  for (let at = from; ; at = at.includes('/') ? dirname(at) : '') {
    const key = `${at && `${at}/`}node_modules/${name}`;
    const locked = packages[key];
    if (locked) return locked.link ? locked.resolved : key;
    if (at === '') return undefined;
  }
}

/** Production dependencies, including the folders themselves. @param {string[]} folders @returns {Set<string>} `name@version` */
function listParts(folders) {
  const seen = new Set(folders);
  for (const at of seen) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[at] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = find(at, name);
      if (found) seen.add(found);
    }
  }
  return new Set(
    [...seen].map(
      (at) =>
        `${packages[at]?.name ?? at.slice(at.lastIndexOf('node_modules/') + 13)}@${packages[at]?.version}`,
    ),
  );
}

/** @param {string[]} folders @returns {{ metadata: { component: object }, components: { 'bom-ref': string }[], dependencies: { ref: string, dependsOn: string[] }[] }} */
function describeAll(folders) {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const workspaces = folders.flatMap((each) => ['--workspace', each]);
  const output = execFileSync('npm', ['sbom', ...options, ...workspaces], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output);
}

/** Folders of all deployables, from their builds. */
function listDeployables() {
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), {
    merge: true,
    maxAliasCount: -1,
  });
  const built = Object.values(services).flatMap(({ build }) => (build ? [dirname(build.dockerfile)] : []));
  return [...new Set(built)];
}

const deployables = listDeployables();
const all = describeAll([...deployables, remoteServer]);
mkdirSync(folder, { recursive: true });
for (const deployable of deployables) {
  const parts = listParts(deployable.startsWith('mf-') ? [deployable, remoteServer] : [deployable]);
  const { name, version } = packages[deployable] ?? {};
  const self = `${name}@${version}`;
  const bill = {
    ...all,
    serialNumber: `urn:uuid:${randomUUID()}`,
    metadata: { ...all.metadata, component: { 'bom-ref': self, type: 'application', name, version } },
    components: all.components.filter(
      (component) => parts.has(component['bom-ref']) && component['bom-ref'] !== self,
    ),
    dependencies: all.dependencies
      .filter(({ ref }) => parts.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => parts.has(each)) })),
  };
  const file = join(folder, `${deployable.replace('/', '-')}.cdx.json`);
  writeFileSync(file, JSON.stringify(bill, null, 2));
  console.log(`${file}: ${bill.components.length} parts`);
}
