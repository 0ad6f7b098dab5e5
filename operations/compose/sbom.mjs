// Writes a CycloneDX bill of materials for each deployable: npm's list of all packages, reduced to what one folder depends on.
// npm alone would list build tools too, as it counts workspaces and whatever they depend on as production dependencies.
// Usage: npm run sbom [-- FOLDER, default sbom]
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listProductionPackages, readLockfile } from './images/production-packages.mjs';

const root = join(import.meta.dirname, '../..');
/** The programs in every remote's image. */
const remoteServer = 'packages/remote-publisher';
const [folder = join(root, 'sbom')] = process.argv.slice(2);

const packages = readLockfile(root);

/** Production dependencies, including the folders themselves. @param {string[]} folders @returns {Set<string>} `name@version` */
function listParts(folders) {
  const found = listProductionPackages(packages, folders);
  return new Set(
    found.map(
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
  const built = Object.values(services).map(({ build }) => build?.args.DEPLOYABLE);
  return [...new Set(built)].filter((folder) => folder !== undefined);
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
