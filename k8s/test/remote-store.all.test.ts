import { createHash, createPrivateKey } from 'node:crypto';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type RunningMongo, startMongo } from '@sabi/dev-infra/mongo';
import { type RunningS3, startS3 } from '@sabi/dev-infra/s3';
import { S3FileStore } from '@sabi/file-store/s3-file-store';
import { readEnv, startGateway } from '@sabi/gateway/service';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { parse, render, renderer } from './support/render';
import { findWorkloads, ofKind, type Resource, type Workload } from './support/resources';
import { findSettings } from './support/settings';

const root = join(__dirname, '../..');
const publisher = join(root, 'packages/remote-publisher');
const [version, nextVersion] = ['0.1.0-0123456789', '0.2.0-abcdefabcd'];
const content = 'export const isThere = true;\n';

let folder: string;
let resources: Resource[];
let s3: RunningS3 | undefined;
let mongo: RunningMongo;
let gateway: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  if (!renderer) return;
  folder = mkdtempSync(join(tmpdir(), 'sabi-remote-store-'));
  resources = parse(render('development'));
  s3 = await startStore();
  if (!s3) return;
  mongo = await startMongo({ folder: join(folder, 'mongo'), isDurable: false });
  gateway = await startGateway(
    readEnv({ ...settingsOf('gateway'), PORT: '0', HOST: '127.0.0.1', MONGODB_URI: mongo.uri }),
    recordLog({ service: 'gateway' }).logger,
  );
  await gateway.ready;
});

afterAll(async () => {
  await gateway?.stop();
  await mongo?.stop();
  await s3?.stop();
  if (folder) rmSync(folder, { recursive: true });
});

if (!renderer)
  reportSkipped('Neither kustomize nor kubectl is installed: no remote was published by its job');

function findWorkload(name: string): Workload {
  const found = findWorkloads(resources).find((workload) => workload.name === name);
  if (!found) throw new Error(`The overlay has no ${name}`);
  return found;
}

/** What a deployable is given, with this test's store in place of the cluster's. */
function settingsOf(name: string): Record<string, string> {
  const settings = findSettings(findWorkload(name), resources, ofKind(resources, 'Secret'));
  return { ...settings, S3_ENDPOINT: s3?.endpoint ?? '' };
}

function readSecret(name: string): Record<string, string> {
  const secret = ofKind(resources, 'Secret').find(({ metadata }) =>
    new RegExp(`^${name}-[a-z0-9]{10}$`).test(metadata.name),
  );
  const entries = Object.entries(secret?.data ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]));
}

/** Starts the store, with the buckets and accounts that the job `s3-setup` makes. */
async function startStore(): Promise<RunningS3 | undefined> {
  const { ROOT_ACCESS_KEY: accessKeyId = '', ROOT_SECRET_KEY: secretAccessKey = '' } = readSecret('s3');
  const [accounts, given] = [join(folder, 'accounts'), join(folder, 'given')];
  mkdirSync(accounts);
  for (const [path, files] of [
    ['secrets', { ROOT_ACCESS_KEY: accessKeyId, ROOT_SECRET_KEY: secretAccessKey }],
    ['accounts', readSecret('s3-accounts')],
  ] as const) {
    mkdirSync(join(given, path), { recursive: true });
    for (const [name, value] of Object.entries(files)) writeFileSync(join(given, path, name), value);
  }
  const store = await startS3({
    folder: join(folder, 's3'),
    bucket: 'of-others',
    accounts,
    root: { accessKeyId, secretAccessKey },
  });
  if (!store) {
    reportSkipped('versitygw is not installed: no remote was published by its job');
    return undefined;
  }
  const script = readFileSync(join(root, 'k8s/components/infrastructure/s3-setup.sh'), 'utf8')
    .replaceAll('/run/', `${given}/`)
    .replace('http://s3:7070', store.endpoint);
  execFileSync('sh', ['-c', script]);
  return store;
}

/** Writes a build of the blog. @returns its folder, as it is in the image and in a clone */
function writeBuild(version: string): string {
  const build = join(folder, version);
  const files = ['remoteEntry.js', 'server.cjs'];
  mkdirSync(join(build, 'dist/releases', version), { recursive: true });
  for (const file of files) writeFileSync(join(build, 'dist/releases', version, file), content);
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const release = {
    ...{ name: 'mf-blog', version, protocol: 1, basePaths: ['/blog'], chrome: 'public' },
    ...{ rendering: 'server', navigation: [], redirects: [], entry: 'remoteEntry.js' },
    ...{ serverBundle: 'server.cjs', preload: { scripts: [], styles: [] }, parts: {} },
    integrity: Object.fromEntries(files.map((file) => [file, hash])),
  };
  writeFileSync(join(build, 'dist/release.json'), JSON.stringify(release));
  writeFileSync(join(build, 'remote.json'), JSON.stringify({ name: 'mf-blog' }));
  return build;
}

async function runProgram(
  args: readonly string[],
  { cwd, settings }: { cwd: string; settings: Record<string, string> },
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...settings } });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: (await output).join('') };
}

/** Runs the program of a job's image with the settings of its manifest. */
function runJob(name: string, version: string): Promise<{ code: number; output: string }> {
  const [, ...args] = findWorkload(name).pod.spec.containers[0]?.command ?? [];
  return runProgram(args, {
    cwd: publisher,
    settings: {
      ...settingsOf(name),
      GATEWAY_URL: gateway.url,
      RELEASES_DIR: join(writeBuild(version), 'dist/releases'),
    },
  });
}

/** Runs what `npm run publish:remote` runs, with the account and the key of the remote's team. */
function runPublishRemote(
  version: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const { PUBLISH_KEY = '', ...settings } = settingsOf('mf-blog-publish');
  const key = createPrivateKey({ key: Buffer.from(PUBLISH_KEY, 'base64'), format: 'der', type: 'pkcs8' });
  const PUBLISH_KEY_FILE = join(folder, 'team.pem');
  writeFileSync(PUBLISH_KEY_FILE, key.export({ format: 'pem', type: 'pkcs8' }));
  return runProgram([join(publisher, 'dist/main.js'), ...args], {
    cwd: writeBuild(version),
    settings: { ...settings, PUBLISH_KEY_FILE, PLATFORM_URL: gateway.url },
  });
}

/** A bucket as a deployable sees it. */
function openBucket(deployable: string, bucket: string): S3FileStore {
  const { S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settingsOf(deployable);
  return new S3FileStore({
    ...{ endpoint: s3?.endpoint ?? '', region: 'us-east-1', bucket },
    ...{ accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  });
}

const put = (store: S3FileStore, key: string) =>
  store.put(key, Readable.from([content]), { mediaType: 'text/plain' });

(renderer ? describe : describe.skip)('the files of remotes', () => {
  test('a job uploads the release of its image, and the gateway serves it without a file server', async () => {
    if (!s3) return;
    expect(await runJob('mf-blog-publish', version)).toEqual({
      code: 0,
      output: `mf-blog ${version} is published\n`,
    });
    const served = await fetch(`${gateway.url}/remotes/mf-blog/${version}/remoteEntry.js`);
    expect([served.status, await served.text()]).toEqual([200, content]);
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { stream } = await openBucket('gateway', 'remotes').get(
      `remotes/mf-blog/${version}/remoteEntry.js`,
    );
    expect(await text(stream)).toBe(content);
  });

  test('a team publishes a canary by the command that is the same everywhere, and takes it back', async () => {
    if (!s3) return;
    await runJob('mf-blog-publish', version); // the one that the canary is beside
    const reason = 'what is live is the release of a test';
    const publish = ['publish', '--no-build', '--traffic', '10', '--override', reason];
    expect(await runPublishRemote(nextVersion, publish)).toMatchObject({ code: 0 });
    const served = await fetch(`${gateway.url}/remotes/mf-blog/${nextVersion}/remoteEntry.js`);
    expect([served.status, await served.text()]).toEqual([200, content]);
    const { code, output } = await runPublishRemote(nextVersion, ['rollback']);
    expect(code).toBe(0);
    expect(output).toContain(version);
  });

  test('the account of the jobs reaches no CV, nor do the gateway’s; the gateway removes what is out of use', async () => {
    if (!s3) return;
    const denied = { $metadata: { httpStatusCode: 403 } };
    await put(openBucket('svc-profile', 'profile-assets'), 'a/cv.pdf');
    for (const name of ['mf-blog-publish', 'gateway']) {
      const files = openBucket(name, 'profile-assets');
      await expect(files.get('a/cv.pdf')).rejects.toThrow('The file store answered 403');
      await expect(put(files, 'a/other.pdf')).rejects.toMatchObject(denied);
    }
    await expect(put(openBucket('svc-profile', 'remotes'), 'remotes/a.js')).rejects.toMatchObject(denied);
    await put(openBucket('mf-blog-publish', 'remotes'), 'remotes/mf-blog/old/a.js');
    await openBucket('gateway', 'remotes').delete('remotes/mf-blog/old/a.js');
    await expect(openBucket('gateway', 'remotes').get('remotes/mf-blog/old/a.js')).rejects.toThrow();
  });
});
