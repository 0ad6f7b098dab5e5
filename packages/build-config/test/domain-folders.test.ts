import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(__dirname, '../../..');
const services = readdirSync(root).filter((name) => name === 'gateway' || name.startsWith('svc-'));

/** The folders of a domain, each with those it imports from. */
function readImports(domain: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    const folder = file.split('/')[0] ?? '';
    const imported = imports.get(folder) ?? new Set();
    imports.set(folder, imported);
    const text = readFileSync(join(domain, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const target = relative(domain, resolve(domain, dirname(file), path)).split('/')[0];
      if (target && target !== '..' && target !== folder) imported.add(target);
    }
  }
  return imports;
}

/** @returns the folders that can be reached from themselves */
function findCircles(imports: Map<string, Set<string>>): string[] {
  const reach = (from: string, seen = new Set<string>()) => {
    for (const next of imports.get(from) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reach(next, seen);
    }
    return seen;
  };
  return [...imports.keys()].filter((folder) => reach(folder).has(folder));
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
