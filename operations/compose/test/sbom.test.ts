import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled, listImports } from './bundle-imports';
import { serviceFolders } from '@sabi/test-kit/deployable-folders';
import { root } from './compose-file';

interface Bill {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly name: string;
    readonly hashes?: readonly object[];
  }[];
}

const folder = mkdtempSync(join(tmpdir(), 'sabi-sbom-'));
const read = (deployable: string) =>
  JSON.parse(readFileSync(join(folder, `${deployable}.cdx.json`), 'utf8')) as Bill;
const namesOf = (deployable: string) => read(deployable).components.map(({ name }) => name);

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'operations/compose/sbom.mjs'), folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a deployable’s list holds what it runs, also by way of packages, each with its hash', () => {
  const { bomFormat, metadata, components } = read('svc-billing');
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', '@sabi/svc-billing']);
  // its own, of event-bus, of service-kit, of mongoose
  expect(namesOf('svc-billing')).toEqual(
    expect.arrayContaining(['xendit-node', 'amqplib', 'pino', 'bson', 'zod']),
  );
  const published = components.filter((component) => !component['bom-ref'].startsWith('@sabi/'));
  expect(published.length).toBeGreaterThan(100);
  expect(published.filter(({ hashes }) => !hashes?.length)).toEqual([]);
  expect(namesOf('mf-blog')).toEqual(expect.arrayContaining(['react-router-dom', 'express']));
});

test('it holds nothing that only builds or tests, and nothing of another deployable', () => {
  const tools = /^(webpack|jest|eslint|typescript|supertest|turbo|oxfmt|esbuild)$/;
  for (const deployable of ['gateway', 'shell', ...serviceFolders, 'mf-talent'])
    expect([deployable, namesOf(deployable).filter((name) => tools.test(name))]).toEqual([deployable, []]);
  expect(namesOf('gateway')).not.toContain('amqplib');
  expect(namesOf('svc-billing')).not.toContain('sharp');
});

// An image gets the packages of the same graph (operations/compose/images).
test.each(bundled)('every package that the bundle of %s imports is in its list', (folder) => {
  const imported = listImports(folder).map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
  expect(imported).toContain('express');
  // Their names, as a component of a scope has it in a field of its own.
  const listed = read(folder.startsWith('packages/') ? 'mf-blog' : folder.replace('/', '-')).components.map(
    ({ 'bom-ref': ref }) => ref.slice(0, ref.lastIndexOf('@')),
  );
  expect(imported.filter((name) => !listed.includes(name))).toEqual([]);
});

// Newer versions of swagger-ui-dist bring it.
test('nothing identifies an installation', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"node_modules/@scarf/scarf"');
});
