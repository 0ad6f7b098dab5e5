import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { findReadValues, findValueFaults, readValues } from '../bin/find-value-faults.mjs';
import { valuesSchema } from '../bin/values-schema.mjs';
import { type Overlay, overlays, parse, readBase, render, renderer } from './support/render';
import { findWorkloads, ofKind, type Resource } from './support/resources';

if (!renderer)
  reportSkipped('Neither kustomize nor kubectl is installed: overlays were not rendered with other values');

const folderOf = (overlay: Overlay) => join(__dirname, '../overlays', overlay);
const textOf = (overlay: Overlay) => readFileSync(join(folderOf(overlay), 'values.yaml'), 'utf8');
type Values = Record<string, Record<string, unknown>>;
/** The values of production, to be spoiled. */
const values = () => structuredClone(readValues(folderOf('production'))) as Values;
const faultsOf = (given: Record<string, unknown>) =>
  findValueFaults(findReadValues(folderOf('production')), given);

describe('values are checked in words', () => {
  test.each(overlays)('those of %s are complete', (overlay) => {
    expect(findValueFaults(findReadValues(folderOf(overlay)), readValues(folderOf(overlay)))).toEqual([]);
  });

  test('a missing value says what it is for, and a missing section what it holds', () => {
    const given = values();
    delete given['site']?.['domain'];
    delete given['ingress'];
    expect(faultsOf(given)).toEqual([
      'ingress: is missing; it says className, clusterIssuer, proxyHops, controller',
      'site.domain: is missing; it says where visitors find the site',
    ]);
  });

  test('an unknown value is named with those that there are', () => {
    const given = values();
    given['site'] = { ...given['site'], domian: 'karir.example' };
    expect(faultsOf({ ...given, sights: {} })).toEqual([
      'site.domian: is unknown; site has domain, filesDomain, sender, staff',
      'sights: is unknown; values has site, ingress, images, secrets, stores, sizes',
    ]);
  });

  test('a section that nothing reads is no mistake to pass over', () => {
    const faults = findValueFaults(findReadValues(folderOf('development')), values());
    expect(faults).toContain(
      'stores: is read by no component of this overlay; leave it out, or add the component',
    );
  });

  test.each([
    ['site', 'domain', 'https://karir.example', 'must be a domain in small letters'],
    ['site', 'domain', 'files.sabi.example', 'must not be the domain of the site'],
    ['site', 'sender', 'karir.example', 'must be an address of mail'],
    ['ingress', 'proxyHops', 0, 'must be 1 or more'],
    ['ingress', 'controller', [], 'must name a peer'],
    ['stores', 'mongodb', { peers: [{ ipBlock: { cidr: '10.0.0.0' } }], port: 27_017 }, 'must be a range'],
    ['sizes', 'gateway', { minReplicas: 1, maxReplicas: 2 }, 'must be 2 or more'],
  ])('%s.%s as %j is refused', (section, name, value, sentence) => {
    const given = values();
    given[section] = { ...given[section], [name]: value };
    expect(faultsOf(given).join('\n')).toContain(sentence);
  });

  test('the schema has the values that components read, and no others', () => {
    const read = overlays.flatMap((overlay) => findReadValues(folderOf(overlay)));
    const sections = Object.entries(valuesSchema.shape).flatMap(([section, { def }]) =>
      leavesOf(def.innerType as Shaped, section, read),
    );
    expect(sections.sort()).toEqual([...new Set(read)].sort());
  });
});

test('every deployable has a size', () => {
  const deployables = readBase().filter(({ kind }) => kind === 'Deployment');
  const sized = Object.keys(valuesSchema.shape.sizes.unwrap().shape);
  expect(sized.sort()).toEqual(deployables.map(({ metadata }) => metadata.name).sort());
});

interface Shaped {
  readonly shape?: Readonly<Record<string, Shaped>>;
}

/** Paths below a schema, down to those that are read as a whole. */
function leavesOf(schema: Shaped, path: string, read: readonly string[]): string[] {
  if (!schema.shape || read.includes(path)) return [path];
  return Object.entries(schema.shape).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`, read));
}

(renderer ? describe : describe.skip)('an overlay with other values', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'values-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function renderWith(overlay: Overlay, text: string): string {
    const file = join(folder, 'values.yaml');
    writeFileSync(file, text);
    return render(overlay, file);
  }

  /** Label keys are the product's, the same in every installation. */
  const withoutLabelKeys = (manifests: string) =>
    manifests.replaceAll(/^ *sabi\.example\/[a-z0-9]+: [a-z]+$/gm, '');
  /** Names of ConfigMaps and Secrets end with a hash of their content, which secrets have a new one of each time. */
  const withoutSecrets = (manifests: string) =>
    JSON.stringify(parse(manifests).filter(({ kind }) => kind !== 'Secret')).replaceAll(
      /-[a-z0-9]{10}"/g,
      '"',
    );
  const domains = { staging: 'sabi-staging.example', production: 'sabi.example' } as const;

  test.each(['staging', 'production'] as const)('%s has no trace of another domain', (overlay) => {
    const own = domains[overlay];
    const of = (domain: string) => {
      const [head = '', spec = ''] = textOf(overlay).split('\nspec:\n');
      return renderWith(overlay, `${head}\nspec:\n${spec.replaceAll(own, domain)}`);
    };
    const [karir, talenta] = [of('karir.example'), of('talenta-kita.example')];
    for (const other of ['sabi.example', 'sabi-staging.example', 'talenta-kita.example'])
      expect(
        withoutLabelKeys(karir)
          .split('\n')
          .filter((line) => line.includes(other)),
      ).toEqual([]);
    expect(karir).toContain('https://karir.example/auth/v1');
    expect(withoutSecrets(karir).replaceAll('karir.example', 'talenta-kita.example')).toBe(
      withoutSecrets(talenta),
    );
  });

  test('sizes, stores, images and secrets are those of the values', () => {
    const text = textOf('production')
      .replace('minReplicas: 2', 'minReplicas: 3')
      .replace('{ cpu: 200m, memory: 192Mi', '{ cpu: 300m, memory: 320Mi')
      .replace('cidr: 192.0.2.64/26', 'cidr: 10.20.0.0/16')
      .replace('registry: registry.sabi.example', 'registry: localhost:5000/karir')
      .replace('remotesBucket: remotes', 'remotesBucket: karir-remotes')
      .replace('path: sabi #', 'path: karir #');
    const resources = parse(renderWith('production', text));
    const find = (kind: string, name: string): Resource | undefined =>
      ofKind(resources, kind).find(({ metadata }) => metadata.name.replace(/-[a-z0-9]{10}$/, '') === name);
    expect(find('HorizontalPodAutoscaler', 'gateway')?.spec).toMatchObject({
      minReplicas: 3,
      maxReplicas: 12,
    });
    const gateway = findWorkloads(resources).find(({ name }) => name === 'gateway')?.pod.spec.containers[0];
    expect(gateway).toMatchObject({
      image: 'localhost:5000/karir/gateway:0.1.0',
      resources: { requests: { cpu: '300m', memory: '320Mi' }, limits: { memory: '512Mi' } },
    });
    expect(find('NetworkPolicy', 'to-mongodb')?.spec.egress?.[0]?.to).toEqual([
      { ipBlock: { cidr: '10.20.0.0/16' } },
    ]);
    expect(find('ConfigMap', 'remote-store')?.data).toMatchObject({ S3_BUCKET: 'karir-remotes' });
    expect(find('ConfigMap', 'file-store')?.data).toMatchObject({ S3_BUCKET: 'profile-assets' });
    expect(find('ExternalSecret', 'gateway')?.spec).toMatchObject({
      dataFrom: [{ extract: { key: 'karir/gateway' } }],
    });
  });

  test('kustomize refuses a missing value by its path', () => {
    expect(() => renderWith('production', textOf('production').replace(/\n +domain: .*/, ''))).toThrow(
      /spec\.domain|spec\.site\.domain/,
    );
  });
});
