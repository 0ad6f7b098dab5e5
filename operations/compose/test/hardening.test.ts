import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders, serviceFolders } from '@sabi/test-kit/deployable-folders';
import { parse } from 'yaml';
import { type ComposeService, readComposeFile, root } from './compose-file';

const { services, networks } = readComposeFile();
const all = Object.entries(services);
const running = all.filter(([, { restart }]) => restart !== 'no');

test('everything runs without privileges, on a file system that cannot be written', () => {
  expect(all.length).toBeGreaterThan(20);
  for (const [name, service] of all) {
    expect([name, service.read_only, service.init, service.privileged]).toEqual([
      name,
      true,
      true,
      undefined,
    ]);
    expect([name, service.cap_drop, service.security_opt]).toEqual([
      name,
      ['ALL'],
      ['no-new-privileges:true'],
    ]);
  }
});

test('what is given back of the capabilities is named here, each with its reason', () => {
  const given = all.flatMap(([name, { cap_add }]) => (cap_add ? [[name, cap_add]] : []));
  expect(Object.fromEntries(given)).toEqual({
    // writes a folder of the host, and a key that its user alone may read
    secrets: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER'],
    // starts as root to create its cookie
    rabbitmq: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
    // new volumes belong to root
    's3-volumes': ['CHOWN'],
  });
});

test('a port is published on this machine alone', () => {
  const published = all.flatMap(([, { ports = [] }]) => ports);
  expect(published).toContain('127.0.0.1:8080:8080');
  expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  const ports =
    readFileSync(join(root, 'operations/compose/ports.yml'), 'utf8').match(/'[\d.]+:\d+:\d+'/g) ?? [];
  expect(ports.length).toBeGreaterThan(3);
  expect(ports.filter((port) => !port.startsWith("'127.0.0.1:"))).toEqual([]);
});

test('an image of others is pinned to a release', () => {
  const others = all.map(([, { image }]) => image).filter((image) => !image.startsWith('sabi/'));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((image) => !/:(v?\d+\.\d+\.\d+\S*|24-bookworm-slim)$/.test(image))).toEqual([]);
});

test('whatever keeps running says whether it can work', () => {
  const silent = running.filter(
    ([, { healthcheck, build }]) =>
      !healthcheck && !(build && /^HEALTHCHECK /m.test(readFileSync(join(root, build.dockerfile), 'utf8'))),
  );
  expect(silent.map(([name]) => name)).toEqual(['maildev']); // set by the image
});

test('the broker is asked for a connection: a ping is answered before it takes any', () => {
  expect(services['rabbitmq']?.healthcheck?.test).toContain('check_port_connectivity');
});

test('what is waited for can come: jobs end, all else gets healthy', () => {
  for (const [name, { depends_on = {} }] of all) {
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      const isJob = services[needed]?.restart === 'no';
      expect([name, needed, condition]).toEqual([
        name,
        needed,
        isJob ? 'service_completed_successfully' : 'service_healthy',
      ]);
    }
  }
});

test.each(['platform', 'infrastructure', 'ollama'])(
  'another service depends on every job of the profile %s, since `up --wait` fails for a container that ends otherwise',
  (profile) => {
    const started = all.filter(
      ([, { profiles }]) => profiles.includes(profile) || isBeside(profile, profiles),
    );
    const awaited = started.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on));
    const jobs = started.filter(([, { restart }]) => restart === 'no').map(([name]) => name);
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.filter((name) => !awaited.includes(name))).toEqual([]);
  },
);

test('only who has to reach the internet can', () => {
  const open = all.filter(([, service]) =>
    Object.keys(networksOf(service)).some((name) => !networks[name]?.internal),
  );
  expect(open.map(([name]) => name).sort()).toEqual(
    [
      ...['gateway', 'maildev', 'sandbox-oidc', 'sandbox-xendit'], // for their ports
      ...['svc-ai', 'svc-billing', 'svc-identity'],
      'ollama',
    ].sort(),
  );
});

test('no secret is a setting, and each container sees its own alone', () => {
  for (const [name, { environment = {}, volumes = [] }] of all) {
    const inTheOpen = Object.keys(environment).filter((key) =>
      /(SECRET|TOKEN|(?<!CURRENT_|SET_)PASSWORD|_KEY|JWT_KEYS|MONGODB_URI|AMQP_URL|SMTP_URL)$/.test(key),
    );
    expect([name, inTheOpen]).toEqual([name, []]);
    if (name === 'secrets') continue;
    const seen = volumes.filter((volume) => volume.startsWith('./secrets'));
    expect([name, seen.filter((volume) => !/^\.\/secrets\/[\w-]+:\/run\/\w+:ro$/.test(volume))]).toEqual([
      name,
      [],
    ]);
  }
});

test('stand-ins are left out of the platform', () => {
  const sandboxes = all.filter(([, { image }]) => image.startsWith('sabi/sandbox-'));
  expect(sandboxes.map(([, { profiles }]) => profiles)).toEqual([['sandbox'], ['sandbox'], ['sandbox']]);
});

test('every deployable has an image, of its own folder', () => {
  const built = all.flatMap(([, { build }]) => {
    const folder = build?.args['DEPLOYABLE'];
    return folder ? [[folder, build.target] as const] : [];
  });
  const programs = ['gateway', 'shell', ...serviceFolders, 'sandbox/ai', 'sandbox/oidc', 'sandbox/xendit'];
  expect(Object.fromEntries(built)).toEqual(
    Object.fromEntries([
      ...programs.map((name) => [name, 'service'] as const),
      ...remoteFolders.map((name) => [name, 'remote'] as const),
    ]),
  );
});

test('images of the platform are named by one prefix and one tag', () => {
  const { services: renamed } = readComposeFile({ IMAGE_PREFIX: 'registry.example/jobs', TAG: '1.4.0' });
  const own = all.filter(([, { image }]) => image.startsWith('sabi/')).map(([name]) => name);
  expect(own.length).toBeGreaterThan(20);
  for (const name of own) expect(renamed[name]?.image).toMatch(/^registry\.example\/jobs\/[a-z-]+:1\.4\.0$/);
});

describe('with two replicas', () => {
  const text = readFileSync(join(root, 'operations/compose/replicas.yml'), 'utf8');
  const { services: added } = parse(text.replaceAll('!reset ', '')) as {
    services: Record<string, Partial<ComposeService> & { readonly scale?: number }>;
  };

  test('there are two of whatever answers requests, and only the proxy has a port', () => {
    const answering = running.filter(
      ([name, { profiles, build }]) =>
        build?.args['DEPLOYABLE'] && profiles.includes('platform') && !name.endsWith('-worker'),
    );
    const doubled = Object.entries(added).filter(([, { scale }]) => scale === 2);
    expect(doubled.map(([name]) => name).sort()).toEqual(answering.map(([name]) => name).sort());
    expect(added['gateway']?.ports).toEqual([]);
  });

  test.each(['proxy', 'proxy-volume'])('%s runs without privileges, from a pinned image', (name) => {
    expect(added[name]).toMatchObject({
      init: true,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(added[name]?.image).toMatch(/^caddy:\d+\.\d+\.\d+$/);
  });
});

/** A self-hosted model belongs to the platform, and starts with it. */
function isBeside(profile: string, profiles: readonly string[]): boolean {
  return profile === 'ollama' && profiles.includes('platform');
}

function networksOf({ networks: joined = {} }: (typeof all)[number][1]): Record<string, unknown> {
  return Array.isArray(joined) ? Object.fromEntries(joined.map((name) => [name, {}])) : { ...joined };
}
