import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CopiedRepository } from './support/copied-repository';

let repository: CopiedRepository;

beforeAll(() => {
  repository = new CopiedRepository();
});
afterAll(() => repository.remove());

const remote = { do: 'remote', name: 'mf-job-alerts', path: '/job-alerts' } as const;
const service = { do: 'service', name: 'svc-ledger' } as const;

const changes = { do: 'changes', name: '' } as const;

test('a remote and a service are added to every place, and removed without a trace', () => {
  const [addedRemote, addedService, changed] = repository.act(remote, service, changes);
  expect([addedRemote?.refused, addedService?.refused]).toEqual([undefined, undefined]);
  expect([...new Set([...(addedRemote?.done ?? []), ...(addedService?.done ?? [])])].sort()).toEqual(
    changed?.done,
  );

  const compose = parse(repository.read('docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as {
    services: Record<string, { environment?: Record<string, string>; depends_on?: Record<string, object> }>;
  };
  expect(Object.keys(compose.services)).toEqual(
    expect.arrayContaining(['publish-mf-job-alerts', 'svc-ledger']),
  );
  expect(compose.services['shell']?.depends_on).toHaveProperty('publish-mf-job-alerts');
  expect(compose.services['gateway']?.environment?.['LEDGER_URL']).toBe('http://svc-ledger:8080');
  expect(Object.keys(compose.services['svc-ledger']?.environment ?? {})).toEqual([
    ...['LOG_LEVEL', 'MONGODB_URI_FILE', 'AMQP_URL_FILE', 'IDENTITY_JWKS_URL', 'IDENTITY_ISSUER'],
  ]);
  const { resources } = parse(repository.read('k8s/base/kustomization.yaml')) as { resources: string[] };
  expect(resources).toEqual(expect.arrayContaining(['mf-job-alerts.yaml', 'svc-ledger.yaml']));
  expect(repository.read('k8s/base/svc-ledger.yaml')).not.toMatch(/notification|hiring|SMTP|sample/i);
  expect(repository.read('k8s/base/mf-job-alerts.yaml')).not.toMatch(/staff|sample/);

  const removed = repository.act(
    { do: 'remove', name: remote.name },
    { do: 'remove', name: service.name },
    changes,
  );
  expect(removed.map(({ refused }) => refused)).toEqual([undefined, undefined, undefined]);
  expect(removed[2]?.done).toEqual([]);
});

/** Texts that the generator looks for, and what it says where they are not there. */
const anchors: [string, string, string][] = [
  [
    'k8s/base/kustomization.yaml',
    '- mf-staff.yaml',
    'k8s/base/kustomization.yaml: expected an entry of mf-staff',
  ],
  ['operations/compose/secret-list.mjs', 'const remotes', 'expected a list or object remotes'],
  ['README.md', '| `mf-staff/`', 'README.md: expected a row of a table that begins with `mf-staff/`'],
  [
    'k8s/README.md',
    'mf-staff-publish →',
    'k8s/README.md: expected “mf-staff-publish → gateway:8080, s3:7070” once',
  ],
];

test('where a file is not as expected nothing is written, and the file is named', () => {
  const results = repository.act(
    ...anchors.flatMap(([file, from]) => {
      const to = 'const others';
      return [
        { do: 'replace', name: file, from, to },
        remote,
        changes,
        { do: 'replace', name: file, from: to, to: from },
      ] as const;
    }),
  );
  for (const [index, [file, , reason]] of anchors.entries()) {
    const [, added, changed] = results.slice(index * 4);
    expect(added?.refused).toContain(reason);
    expect(changed?.done).toEqual([file]);
  }
});

test('a part with work that git does not have, or that other files name, stays', () => {
  const remove = { do: 'remove', name: remote.name } as const;
  const sentence = '\nSee mf-job-alerts.\n';
  const [, , kept, , named, , removed, changed] = repository.act(
    remote,
    { do: 'replace', name: 'mf-job-alerts/src/paths.ts', from: '', to: '\nexport const secondPath = 1;\n' },
    remove,
    { do: 'replace', name: 'docs/testing.md', from: '', to: sentence },
    { ...remove, discard: true },
    { do: 'replace', name: 'docs/testing.md', from: sentence, to: '' },
    { ...remove, discard: true },
    changes,
  );
  expect(kept?.refused).toMatch(
    /^mf-job-alerts has changes that git does not have: mf-job-alerts\/src\/paths\.ts\./,
  );
  expect(named?.refused).toBe(
    'mf-job-alerts is named in files that no generator wrote: docs/testing.md. Take it out of them first.',
  );
  expect(removed?.refused).toBeUndefined();
  expect(changed?.done).toEqual([]);
});

test('secrets of a part that were made for a cluster go with it, also from the list that kustomize reads', () => {
  const folder = join(repository.root, 'k8s/overlays/staging/secrets');
  const list = 'k8s/overlays/staging/secrets/kustomization.yaml';
  const head = 'kind: Component\nsecretGenerator:\n  - { name: mf-blog, envs: [mf-blog.env] }\n';
  const entry = (name: string) => `  - { name: ${name}, envs: [${name}.env] }\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'publish-mf-job-alerts.env'), '');
  writeFileSync(
    join(folder, 'kustomization.yaml'),
    head + entry('publish-mf-job-alerts') + entry('svc-hiring'),
  );
  const [added, removed] = repository.act(remote, { do: 'remove', name: remote.name });
  expect([added?.refused, removed?.refused]).toEqual([undefined, undefined]);
  expect(repository.read(list)).toBe(head + entry('svc-hiring'));
  expect(() => repository.read('k8s/overlays/staging/secrets/publish-mf-job-alerts.env')).toThrow('ENOENT');
});
