// The entries of workspaces in package-lock.json. What a new part depends on is installed already, for its neighbour has it in the
// same versions, so no registry is asked; `generated-parts.all.test.ts` compares the result with npm's own.
import { Refusal } from './names.mjs';

const copiedFields = ['name', 'version', 'license', 'dependencies', 'devDependencies', 'peerDependencies'];

/**
 * @param {string} text of package-lock.json
 * @param {ReadonlyMap<string, string | null>} manifests package.json by the folder of its workspace; null for one that is removed
 * @throws {Refusal} where a dependency is not installed
 */
export function updateLock(text, manifests) {
  const lock = JSON.parse(text);
  /** @type {Record<string, object>} */
  const packages = lock.packages;
  for (const [folder, manifest] of manifests) {
    const link = `node_modules/@sabi/${folder.split('/').at(-1)}`;
    if (manifest === null) {
      delete packages[folder];
      delete packages[link];
    } else {
      const declared = JSON.parse(manifest);
      if (!(folder in packages)) assertInstalled(packages, declared);
      packages[folder] = Object.fromEntries(
        copiedFields.filter((field) => field in declared).map((field) => [field, declared[field]]),
      );
      packages[`node_modules/${declared.name}`] = { resolved: folder, link: true };
    }
  }
  lock.packages = Object.fromEntries(
    Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
  );
  return `${JSON.stringify(lock, null, 2)}\n`;
}

/** @param {Record<string, object>} packages @param {Record<string, Record<string, string>>} declared */
function assertInstalled(packages, declared) {
  const wanted = ['dependencies', 'devDependencies'].flatMap((field) =>
    Object.entries(declared[field] ?? {}),
  );
  const others = Object.values(packages).flatMap((each) =>
    'link' in each
      ? []
      : Object.entries({ ...depsOf(each, 'dependencies'), ...depsOf(each, 'devDependencies') }),
  );
  for (const [name, range] of wanted) {
    if (
      !(`node_modules/${name}` in packages) ||
      !others.some(([other, its]) => other === name && its === range)
    )
      throw new Refusal(
        `package-lock.json: expected ${name} ${range}, which the new part needs, among what other parts need; it is not there. Set the range of the template to theirs.`,
      );
  }
}

/** @param {object} entry @param {string} field @returns {Record<string, string>} */
const depsOf = (entry, field) => /** @type {Record<string, Record<string, string>>} */ (entry)[field] ?? {};
