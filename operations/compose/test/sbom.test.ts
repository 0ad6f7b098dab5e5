import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  for (const deployable of [
    'gateway',
    'shell',
    'svc-identity',
    'svc-profile',
    'svc-ai',
    'svc-billing',
    'svc-hiring',
    'svc-notification',
    'mf-talent',
  ])
    expect([deployable, namesOf(deployable).filter((name) => tools.test(name))]).toEqual([deployable, []]);
  expect(namesOf('gateway')).not.toContain('amqplib');
  expect(namesOf('svc-billing')).not.toContain('sharp');
});

// Newer versions of swagger-ui-dist bring it.
test('nothing identifies an installation', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"node_modules/@scarf/scarf"');
});
