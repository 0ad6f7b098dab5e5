import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { queues } from '@sabi/contracts/messages/queues';
import { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import { FolderFileStore } from '@sabi/file-store/folder-file-store';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { testAmqpUrl } from '@sabi/test-kit/infrastructure';
import { acquireRabbitLock, type RabbitLock, rabbitLockTimeoutMs } from '@sabi/test-kit/rabbit-lock';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { readEnv, startAi } from '../src/service';
import { buildForTest, type BuiltService } from './support/built-service';
import { startHarness } from './support/harness';
import { type ProfileStandIn, startProfileStandIn } from './support/profile-stand-in';
import { completion, type ScriptedModel, silence, startScriptedModel } from './support/scripted-model';
import { testSettings } from './support/settings';

const [fixture, another] = cvFixtures().filter(({ format }) => format === 'pdf');
if (!fixture || !another) throw new Error('There are no fixtures to read');

describe('starting', () => {
  test('when nothing carries messages, the service does not start', async () => {
    const env = readEnv({
      ...testSettings,
      MONGODB_URI: 'mongodb://127.0.0.1:1/ai',
      FILE_STORE_DIR: '/tmp/none',
    });
    await expect(startAi(env, silentLogger)).rejects.toMatchObject({ name: 'EnvError' });
  });

  test('when the settings are wrong, every fault is named', () => {
    const read = () =>
      readEnv({ PORT: '0', MONGODB_URI: 'http://x', AMQP_URL: 'x', CV_PARSE_CONCURRENCY: '0' });
    expect(read).toThrow(/MONGODB_URI[^]*AMQP_URL[^]*CV_PARSE_CONCURRENCY/);
  });

  test('R13 when the database is not there yet, the service answers its probes and is not ready', async () => {
    const env = readEnv({
      ...testSettings,
      MONGODB_URI: 'mongodb://127.0.0.1:1/ai',
      FILE_STORE_DIR: tmpdir(),
    });
    const service = await startAi(env, silentLogger, { inProcess: new InProcessBroker(queues) });
    expect((await fetch(`${service.url}/healthz/live`)).status).toBe(200);
    expect((await fetch(`${service.url}/healthz/ready`)).status).toBe(503);
    await service.stop();
  });
});

test('R40 when the service stops in the middle of a CV, the CV is finished first', async () => {
  const harness = await startHarness();
  harness.model.play((response, question) =>
    setTimeout(() => completion(fixture.truth)(response, question), 700),
  );
  await harness.profile.request(await harness.profile.store(await readFile(fixture.path), 'pdf'));
  await eventually(() => expect(harness.model.questions).toHaveLength(1));
  await harness.service().stop();
  expect(await harness.database.db.collection('cv_parses').findOne()).toMatchObject({
    state: 'parsed',
    attempts: 1,
  });
  await harness.restart();
  await eventually(() => expect(harness.profile.outcomes).toHaveLength(1));
  expect(harness.model.questions).toHaveLength(1);
  await harness.stop();
});

test('a replica that takes no CVs from the queue leaves them to another', async () => {
  const harness = await startHarness({ env: { CV_QUEUE: 'off' } });
  await harness.profile.request(await harness.profile.store(await readFile(fixture.path), 'pdf'));
  await delay(1000);
  expect(await harness.database.db.collection('cv_parses').countDocuments()).toBe(0);
  expect(harness.profile.outcomes).toHaveLength(0);
  await harness.restart({ env: { CV_QUEUE: 'on', CV_PARSER_ENGINE: 'rules' } });
  await eventually(() => expect(harness.profile.outcomes).toHaveLength(1));
  await harness.stop();
});

const amqpUrl = testAmqpUrl();
if (!amqpUrl)
  reportSkipped('RabbitMQ is not installed: CVs interrupted by the end of their worker were not tested');

(amqpUrl ? describe : describe.skip)('on RabbitMQ, a CV whose worker', () => {
  let built: BuiltService;
  let database: TestDatabase;
  let folder: string;
  let model: ScriptedModel;
  let profile: ProfileStandIn;
  let rabbitLock: RabbitLock | undefined;
  const workers: ChildProcess[] = [];

  beforeAll(async () => {
    rabbitLock = await acquireRabbitLock();
    folder = await mkdtemp(join(tmpdir(), 'cv-files-'));
    [built, database, model] = await Promise.all([
      buildForTest(),
      createTestDatabase(),
      startScriptedModel(),
    ]);
    profile = await startProfileStandIn({ amqpUrl: amqpUrl ?? '' }, new FolderFileStore(folder));
  }, rabbitLockTimeoutMs);

  afterEach(async () => {
    const running = workers
      .splice(0)
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const exits = running.map((worker) => once(worker, 'exit'));
    for (const worker of running) worker.kill('SIGKILL');
    await Promise.all(exits);
  });

  afterAll(async () => {
    await profile.stop();
    await Promise.all([
      rabbitLock?.release(),
      model.close(),
      database.drop(),
      rm(folder, { recursive: true, force: true }),
    ]);
  });

  const startWorker = (): ChildProcess => {
    const worker = spawn(process.execPath, [built.mainPath], {
      stdio: 'ignore',
      env: {
        ...testSettings,
        MONGODB_URI: database.uri,
        AMQP_URL: amqpUrl,
        FILE_STORE_DIR: folder,
        OPENAI_API_KEY: 'key',
        OPENAI_BASE_URL: model.url,
      },
    });
    workers.push(worker);
    return worker;
  };

  test.each([
    ['is killed', 'SIGKILL', null, fixture],
    ['is stopped and does not come to an end in time', 'SIGTERM', 0, another],
  ] as const)('R2 R40 %s is read by another, once', async (_how, signal, exitCode, { path, truth }) => {
    const asked = model.questions.length;
    model.play(silence, completion(truth));
    const first = startWorker();
    const { cvId } = await profile.request(await profile.store(await readFile(path), 'pdf'));
    await eventually(() => expect(model.questions.length).toBe(asked + 1));
    startWorker();
    const exited = once(first, 'exit');
    first.kill(signal);
    const ownOutcomes = () => profile.outcomes.filter(({ resume_id }) => resume_id === cvId);
    await eventually(() =>
      expect(ownOutcomes()).toEqual([expect.objectContaining({ result_key: expect.any(String) })]),
    );
    expect((await exited)[0]).toBe(exitCode);
    expect(model.questions.length).toBe(asked + 2);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(ownOutcomes()).toHaveLength(1);
  });
});
