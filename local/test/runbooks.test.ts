import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root as repositoryRoot } from '../bin/prepare.mjs';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const isThere = (path: string) => existsSync(join(repositoryRoot, path));
const listFiles = (folder: string): string[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );

const runbooks = readdirSync(join(repositoryRoot, 'docs/runbooks'));
const linesOf = (runbook: string) =>
  [...read(`docs/runbooks/${runbook}`).matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, text = '']) =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
  );

const composed = Object.keys(
  (parse(read('docker-compose.yml'), { maxAliasCount: -1 }) as { services: object }).services,
);
/** Name by kind, in lower case. */
const manifests = new Set(
  listFiles('k8s')
    .filter((path) => path.endsWith('.yaml') && !path.includes('node_modules'))
    .flatMap((path) => parseAllDocuments(read(path)))
    .map((document) => document.toJS() as { kind?: string; metadata?: { name?: string } } | null)
    .map((manifest) => `${String(manifest?.kind).toLowerCase()}/${String(manifest?.metadata?.name)}`),
);
const secretNames = read('operations/compose/secrets.mjs') + read('operations/compose/secret-list.mjs');
const deployables = readdirSync(repositoryRoot).filter((name) =>
  /^(?:svc|mf)-|^(?:gateway|shell)$/.test(name),
);

/** Words of a command that is no option, nor the value of one. */
const takesValue = new Set(['-e', '--since', '--tail', '--scale', '-n', '-l']);
const wordsOf = (text: string) => {
  const words = text.split(/\s+/).filter(Boolean);
  return words.filter((word, index) => !word.startsWith('-') && !takesValue.has(words[index - 1] ?? ''));
};

/** Services that a compose command names: all words of most, the first of those that run a program. */
function findUnknownServices(line: string): string[] {
  return [...line.matchAll(/docker compose (\w+)((?: [^|&#]+)?)/g)].flatMap(([, verb = '', rest = '']) => {
    const words = wordsOf(rest.replaceAll(/'[^']*'|"[^"]*"/g, ''));
    const named = verb === 'exec' || verb === 'run' ? words.slice(0, 1) : words;
    return named.filter((word) => !composed.includes(word));
  });
}

function findUnknownObjects(line: string): string[] {
  if (!line.includes('kubectl')) return [];
  const named = [...line.matchAll(/\b(deployment|statefulset|cronjob|service)\/([\w-]+)/g)].map(
    ([, kind = '', name = '']) => `${kind}/${name}`,
  );
  const pods = [...line.matchAll(/\b([a-z]+)-0\b/g)].map(([, name = '']) => `statefulset/${name}`);
  const claims = [...line.matchAll(/ pvc ([\w-]+)/g)].map(([, name = '']) => `persistentvolumeclaim/${name}`);
  const external = [...line.matchAll(/externalsecret ([\w-]+)/g)].map(
    ([, name = '']) => `externalsecret/${name}`,
  );
  return [...named, ...pods, ...claims, ...external].filter((object) => !manifests.has(object));
}

/** Files of ours that a command runs or reads. */
function findMissingFiles(line: string): string[] {
  const programs = [...line.matchAll(/dist\/(entry-points\/commands\/[\w-]+)\.js/g)].map(
    ([, path = '']) => path,
  );
  const missing = programs.filter((path) => {
    const named = deployables.filter((name) => new RegExp(`\\b${name}(?:-worker)?\\b`).test(line));
    // A line for the inside of a container names none.
    const services = named.length > 0 ? named : deployables;
    return !services.some((service) => isThere(`${service}/src/${path}.ts`));
  });
  const secrets = [...line.matchAll(/(?<![\w/])secrets\/([\w-]+)\/([A-Z\d_]+)/g)].filter(
    ([, , name = '']) => !secretNames.includes(name),
  );
  return [...missing, ...secrets.map(([path]) => path)];
}

function findMissingScripts(line: string): string[] {
  return [...line.matchAll(/npm run (?:--silent )?([\w:-]+)(?: -w ([\w-]+))?/g)].flatMap(
    ([, script = '', workspace]) => {
      const folder = workspace ?? '.';
      const { scripts } = JSON.parse(read(join(folder, 'package.json'))) as {
        scripts: Record<string, string>;
      };
      return script in scripts ? [] : [`${script} of ${folder}`];
    },
  );
}

test('there is a runbook for each situation that no alert announces', () => {
  const situations = [
    'disk-full',
    'certificate-expired',
    'clock-off',
    'broker-full',
    'database-slow',
    'bad-release',
    'leaked-key',
    'data-request',
  ];
  expect(situations.filter((name) => !runbooks.includes(`${name}.md`))).toEqual([]);
  const listed = read('docs/operations.md');
  expect(situations.filter((name) => !listed.includes(`runbooks/${name}.md`))).toEqual([]);
});

test('the one of leaked keys has every kind of secret', () => {
  const text = read('docs/runbooks/leaked-key.md');
  const random = [...secretNames.matchAll(/(?:ensureSecret\([^,]+, '|')([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)'/g)].map(
    ([, name = '']) => name,
  );
  // The root's and the stand-ins', which no service uses; addresses without a password.
  const others = [
    ...['ADMIN_PASSWORD', 'ROOT_ACCESS_KEY', 'ROOT_SECRET_KEY', 'SECRET_KEY', 'CALLBACK_TOKEN'],
    ...['S3_ACCESS_KEY_ID', 'SMTP_URL', 'OPENSEARCH_URL', 'PUBLISH_KEY'],
    ...['EXTERNAL_GOOGLE_SECRET', 'EXTERNAL_LINKEDIN_OIDC_SECRET', 'AUDIT_PUBLIC_KEYS'],
  ];
  expect(random.length).toBeGreaterThan(15);
  expect(random.filter((name) => !text.includes(name) && !others.includes(name))).toEqual([]);
});

describe.each(runbooks)('%s', (runbook) => {
  test('names a command for compose and one for Kubernetes', () => {
    const text = read(`docs/runbooks/${runbook}`);
    expect(text).toMatch(/^# Compose$/m);
    expect(text).toMatch(/^# Kubernetes$/m);
    const lines = linesOf(runbook);
    const [before = '', after = ''] = text.split(/^# Kubernetes$/m);
    expect(before).toMatch(
      /^(?:.*&& |TOKEN=\$\(|STAFF_EMAIL=\S+ |TAG=\S+ )?docker (?:compose|stats)|^npm run |^sudo |^openssl /m,
    );
    expect(after).toContain('kubectl ');
    expect(lines.length).toBeGreaterThan(1);
  });

  test('names nothing that is not there', () => {
    const lines = linesOf(runbook);
    expect(lines.flatMap(findUnknownServices)).toEqual([]);
    expect(lines.flatMap(findUnknownObjects)).toEqual([]);
    expect(lines.flatMap(findMissingFiles)).toEqual([]);
    expect(lines.flatMap(findMissingScripts)).toEqual([]);
    const links = [...read(`docs/runbooks/${runbook}`).matchAll(/\]\(([\w-]+\.md)/g)].map(
      ([, name = '']) => name,
    );
    expect(links.filter((name) => !runbooks.includes(basename(name)))).toEqual([]);
  });
});
