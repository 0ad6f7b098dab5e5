import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type RunningMongo, startMongo } from '@sabi/dev-infra/mongo';
import { type RunningS3, startS3 } from '@sabi/dev-infra/s3';
import { MongoClient } from 'mongodb';
import { serviceFolders } from '@sabi/test-kit/deployable-folders';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { readComposeFile, root } from './compose-file';
import { canMakeSecrets, type MadeSecrets, makeSecrets } from './made-secrets';
import { readMongoAccounts } from './mongo-accounts';

const describeAsRoot = canMakeSecrets ? describe : describe.skip;
const services = ['gateway', ...serviceFolders];
/** Accounts of the file store, with their deployables. */
const filers = {
  profile: 'svc-profile',
  ai: 'svc-ai',
  hiring: 'svc-hiring',
  search: 'opensearch',
  gateway: 'gateway',
  publish: 'publish-mf-blog',
} as const;
const notAllowed = { codeName: 'Unauthorized' };

let secrets: MadeSecrets;
beforeAll(() => {
  if (canMakeSecrets) secrets = makeSecrets();
});
afterAll(() => secrets?.remove());

describeAsRoot('S84 an account of the database', () => {
  const admin = { user: 'admin', password: 'of this test' };
  let mongo: RunningMongo;

  beforeAll(async () => {
    const keyFile = join(secrets.work, 'keyfile');
    writeFileSync(keyFile, secrets.read('mongo/keyfile'), { mode: 0o400 });
    mongo = await startMongo({ folder: join(secrets.work, 'mongo'), access: { keyFile, ...admin } });
    await makeAccounts(mongo.uri);
  });
  afterAll(() => mongo.stop());

  async function makeAccounts(uri: string): Promise<void> {
    const first = await MongoClient.connect(uri);
    await first.db('admin').command({ createUser: admin.user, pwd: admin.password, roles: ['root'] });
    await first.close();
    const client = await MongoClient.connect(uri, {
      auth: { username: admin.user, password: admin.password },
      authSource: 'admin',
    });
    for (const { database, user, pwd, roles } of readMongoAccounts(secrets.folder)) {
      await client.db(database).command({ createUser: user, pwd, roles });
    }
    await client.close();
  }

  /** Connects by the service's configured address, at this test's server. */
  async function connectAs(service: string): Promise<MongoClient> {
    const uri = new URL(secrets.read(`${service}/MONGODB_URI`));
    uri.host = new URL(mongo.uri).host;
    return MongoClient.connect(uri.href);
  }

  const databaseOf = (service: string) => new URL(secrets.read(`${service}/MONGODB_URI`)).pathname.slice(1);

  test('nobody without one reads anything', async () => {
    const client = await MongoClient.connect(mongo.uri);
    await expect(client.db('identity').collection('users').findOne()).rejects.toMatchObject(notAllowed);
    await client.close();
  });

  test.each(services)('of %s does in its own database what services do there', async (service) => {
    const client = await connectAs(service);
    const own = client.db();
    expect(own.databaseName).toBe(databaseOf(service));
    const things = await own.createCollection('things');
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await client.withSession((session) =>
      session.withTransaction(() => things.insertOne({ at: new Date() }, { session })),
    );
    const changes = things.watch();
    await changes.tryNext();
    await changes.close();
    await things.rename('things-of-before');
    await own.dropCollection('things-of-before');
    await client.close();
  });

  test.each(services)('of %s reads and writes no other database', async (service) => {
    const client = await connectAs(service);
    const others = [...services.filter((each) => each !== service).map(databaseOf), 'admin', 'local'];
    expect(others).toHaveLength(services.length + 1);
    for (const name of others) {
      const things = client.db(name).collection('things');
      await expect(things.findOne()).rejects.toMatchObject(notAllowed);
      await expect(things.insertOne({ made: 'by another' })).rejects.toMatchObject(notAllowed);
      await expect(client.db(name).listCollections().toArray()).rejects.toMatchObject(notAllowed);
    }
    await client.close();
  });

  test.each(services)('of %s makes no accounts and gives itself no rights', async (service) => {
    const client = await connectAs(service);
    const own = client.db();
    const user = databaseOf(service);
    const asked = [
      { createUser: 'another', pwd: 'of its own', roles: [] },
      { grantRolesToUser: user, roles: ['dbOwner'] },
      { updateUser: user, pwd: 'another' },
      { profile: 2 },
      { usersInfo: 1 },
    ];
    for (const command of asked) await expect(own.command(command)).rejects.toMatchObject(notAllowed);
    await client.close();
  });
});

/** The shell command that starts the file store. */
const composeStore = readComposeFile().services['s3']?.entrypoint?.join(' ') ?? '';

/** Options of versitygw in a shell command, without those of which a test has its own. */
function serverOptionsOf(command: string): string[] {
  const [, options = ''] = /exec versitygw (.*) posix \/data/.exec(command) ?? [];
  return options.replace(/--(port|iam-dir) \S+|--quiet/g, '').match(/\S+/g) ?? [];
}

test('Kubernetes starts the file store with the options that compose has', () => {
  const manifest = readFileSync(join(root, 'k8s/components/infrastructure/s3.yaml'), 'utf8');
  expect(serverOptionsOf(composeStore)).not.toEqual([]);
  expect(serverOptionsOf(manifest)).toEqual(serverOptionsOf(composeStore));
});

describeAsRoot('S84 an account of the file store', () => {
  const bucket = 'profile-assets';
  let store: RunningS3 | undefined;

  beforeAll(async () => {
    const accounts = join(secrets.work, 'accounts');
    mkdirSync(accounts);
    store = await startS3({
      folder: join(secrets.work, 's3'),
      bucket: 'of-others',
      accounts,
      root: {
        accessKeyId: secrets.read('s3/ROOT_ACCESS_KEY'),
        secretAccessKey: secrets.read('s3/ROOT_SECRET_KEY'),
      },
      serverOptions: serverOptionsOf(composeStore),
    });
    if (!store) return reportSkipped('versitygw is not installed: rights at the file store were not tried');
    runSetup(store.endpoint);
  });
  afterAll(() => store?.stop());

  /** Runs the job at this test's server. */
  function runSetup(endpoint: string): void {
    const script = readFileSync(join(root, 'operations/compose/s3-setup.sh'), 'utf8')
      .replaceAll('/run/secrets', join(secrets.folder, 's3'))
      .replaceAll('/run/accounts', join(secrets.folder, 's3-setup'))
      .replace('http://s3:7070', endpoint);
    const file = join(secrets.work, 'setup.sh');
    writeFileSync(file, script);
    chmodSync(file, 0o500);
    execFileSync('sh', [file]);
  }

  const clientOf = (name: keyof typeof filers) =>
    new S3Client({
      endpoint: store?.endpoint ?? '',
      region: store?.region ?? '',
      forcePathStyle: true,
      credentials: {
        accessKeyId: secrets.read(`${filers[name]}/S3_ACCESS_KEY_ID`),
        secretAccessKey: secrets.read(`${filers[name]}/S3_SECRET_ACCESS_KEY`),
      },
    });

  test('of svc-profile keeps files that the one of svc-ai reads, and nobody without one', async () => {
    if (!store) return;
    const at = { Bucket: bucket, Key: 'a/cv.pdf' };
    await clientOf('profile').send(new PutObjectCommand({ ...at, Body: 'a CV' }));
    const { Body } = await clientOf('ai').send(new GetObjectCommand(at));
    expect(await Body?.transformToString()).toBe('a CV');
    expect((await fetch(`${store.endpoint}/${at.Bucket}/${at.Key}`)).status).toBe(403);
  });

  test('of svc-hiring reads the CV of an application and keeps its copy beside it', async () => {
    if (!store) return;
    const at = { Bucket: bucket, Key: 'c/cv.pdf' };
    await clientOf('profile').send(new PutObjectCommand({ ...at, Body: 'a CV' }));
    const { Body } = await clientOf('hiring').send(new GetObjectCommand(at));
    const content = (await Body?.transformToByteArray()) ?? '';
    const copy = { Bucket: bucket, Key: 'applications/c/cv.pdf' };
    await clientOf('hiring').send(new PutObjectCommand({ ...copy, Body: content }));
    const { Body: copied } = await clientOf('hiring').send(new GetObjectCommand(copy));
    expect(await copied?.transformToString()).toBe('a CV');
    await clientOf('hiring').send(new DeleteObjectCommand(copy));
    await expect(clientOf('hiring').send(new GetObjectCommand(copy))).rejects.toThrow();
  });

  test('of the search keeps snapshots, and neither reads CVs nor has its snapshots read', async () => {
    if (!store) return;
    const at = { Bucket: 'search-snapshots', Key: 'index-0' };
    await clientOf('search').send(new PutObjectCommand({ ...at, Body: 'a snapshot' }));
    const { Body } = await clientOf('search').send(new GetObjectCommand(at));
    expect(await Body?.transformToString()).toBe('a snapshot');
    const denied = { $metadata: { httpStatusCode: 403 } };
    await clientOf('profile').send(new PutObjectCommand({ Bucket: bucket, Key: 'b/cv.pdf', Body: 'a CV' }));
    const cv = new GetObjectCommand({ Bucket: bucket, Key: 'b/cv.pdf' });
    await expect(clientOf('search').send(cv)).rejects.toMatchObject(denied);
    await expect(clientOf('ai').send(new GetObjectCommand(at))).rejects.toMatchObject(denied);
  });

  test('of a job that publishes adds to the releases of remotes, which the gateway serves and removes', async () => {
    if (!store) return;
    const at = { Bucket: 'remotes', Key: 'remotes/mf-blog/0.1.0-0123456789/remoteEntry.js' };
    await clientOf('publish').send(new PutObjectCommand({ ...at, Body: 'a script' }));
    const { Body } = await clientOf('gateway').send(new GetObjectCommand(at));
    expect(await Body?.transformToString()).toBe('a script');
    await clientOf('gateway').send(new DeleteObjectCommand(at));
    await expect(clientOf('gateway').send(new GetObjectCommand(at))).rejects.toThrow();
  });

  // versitygw remembered accounts under names that later requests overwrote: after the job ran again, jobs that publish were
  // compared with the secret of another account for two minutes.
  test('keeps its own secret when the job that creates accounts runs again', async () => {
    if (!store) return;
    const buckets = { profile: bucket, ai: bucket, hiring: bucket, gateway: 'remotes' } as const;
    const release = {
      Bucket: 'remotes',
      Key: 'remotes/mf-blog/0.1.0-0123456789/server.cjs',
      Body: 'a script',
    };
    for (let run = 1; run <= 3; run += 1) {
      runSetup(store.endpoint);
      for (const name of ['profile', 'ai', 'hiring', 'gateway'] as const)
        await clientOf(name).send(new HeadBucketCommand({ Bucket: buckets[name] }));
      for (let file = 1; file <= 4; file += 1) await clientOf('publish').send(new PutObjectCommand(release));
      await clientOf('gateway').send(new HeadBucketCommand({ Bucket: 'remotes' }));
    }
  });

  test.each(['gateway', 'publish'] as const)('of %s reads no CV, and writes none', async (name) => {
    if (!store) return;
    const denied = { $metadata: { httpStatusCode: 403 } };
    const at = { Bucket: bucket, Key: 'd/cv.pdf' };
    await clientOf('profile').send(new PutObjectCommand({ ...at, Body: 'a CV' }));
    await expect(clientOf(name).send(new GetObjectCommand(at))).rejects.toMatchObject(denied);
    await expect(clientOf(name).send(new PutObjectCommand({ ...at, Body: 'x' }))).rejects.toMatchObject(
      denied,
    );
  });

  test.each(['profile', 'ai', 'hiring', 'search', 'gateway', 'publish'] as const)(
    'of %s makes no bucket and sees none of others',
    async (service) => {
      if (!store) return;
      const client = clientOf(service);
      const denied = { $metadata: { httpStatusCode: 403 } };
      await expect(client.send(new CreateBucketCommand({ Bucket: `${service}-own` }))).rejects.toMatchObject(
        denied,
      );
      const others = { Bucket: 'of-others', Key: 'a/cv.pdf' };
      await expect(client.send(new PutObjectCommand({ ...others, Body: 'x' }))).rejects.toMatchObject(denied);
      await expect(client.send(new DeleteBucketCommand(others))).rejects.toMatchObject(denied);
      const { Buckets = [] } = await client.send(new ListBucketsCommand({}));
      expect(Buckets.map(({ Name }) => Name)).not.toContain('of-others');
    },
  );
});
