import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(__dirname, '../../..');
const services = readdirSync(root).filter((name) => name === 'gateway' || name.startsWith('svc-'));

const isSource = (name: string) => /\.(?:ts|tsx|mjs)$/.test(name) && !/\.(?:test|d)\.\w+$/.test(name);

/** Folders of programs and packages. */
const sources = ['.', 'packages', 'operations', 'sandbox']
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name, 'src')))
  .filter((path) => existsSync(join(root, path)));

/** What a module imports by a relative path, also what it loads later. */
const listRelativeImports = (text: string): string[] =>
  Array.from(text.matchAll(/(?:\bfrom |\bimport\()'(\.[^']+)'/g), ([, path = '']) => path);

/** The folders of a domain, each with those it imports from. */
function readImports(domain: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter(isSource)) {
    const folder = file.split('/')[0] ?? '';
    const imported = imports.get(folder) ?? new Set();
    imports.set(folder, imported);
    const text = readFileSync(join(domain, file), 'utf8');
    for (const path of listRelativeImports(text)) {
      const target = relative(domain, resolve(domain, dirname(file), path)).split('/')[0];
      if (target && target !== '..' && target !== folder) imported.add(target);
    }
  }
  return imports;
}

/** The modules of a folder, each with those it imports. */
function readModules(folder: string): Map<string, Set<string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource);
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const paths = listRelativeImports(readFileSync(join(folder, file), 'utf8'));
      const found = paths.flatMap((path) => {
        const target = relative(folder, resolve(folder, dirname(file), path));
        return ['', '.ts', '.tsx', '.mjs', '/index.ts']
          .map((ending) => `${target}${ending}`)
          .filter((name) => known.has(name));
      });
      return [file, new Set(found)];
    }),
  );
}

/** @returns what can be reached from itself */
function findCircles(imports: Map<string, Set<string>>): string[] {
  const reach = (from: string, seen = new Set<string>()) => {
    for (const next of imports.get(from) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reach(next, seen);
    }
    return seen;
  };
  return [...imports.keys()].filter((name) => reach(name).has(name));
}

test('folders that import each other are found, also by way of a third', () => {
  const imports = { orders: ['payments'], payments: ['receipts'], receipts: ['orders'], audit: ['orders'] };
  const map = new Map(Object.entries(imports).map(([folder, list]) => [folder, new Set(list)]));
  expect(findCircles(map)).toEqual(['orders', 'payments', 'receipts']);
});

test.each(services)('the capabilities of %s do not import each other in a circle', (name) => {
  const imports = readImports(join(root, name, 'src/domain'));
  expect(imports.size).toBeGreaterThan(1);
  expect(findCircles(imports)).toEqual([]);
});

/** Lint finds circles of imports too, but none that a module closes by loading another later. */
test.each(sources)('the modules of %s do not import each other in a circle', (name) => {
  expect(findCircles(readModules(join(root, name)))).toEqual([]);
});
