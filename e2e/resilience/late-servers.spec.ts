import { mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createTestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { startMailServer } from '@sabi/test-kit/mail-server';
import { Candidate } from '../support/candidate';
import { createAiProcess, createProfileProcess } from '../support/cv-pipeline';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { newEmail, signUp } from '../support/identity-cluster';
import { createIdentityProcess } from '@sabi/test-kit/identity-process';
import { expect, test } from '../support/resilience-test';
import { TcpGate } from '../support/tcp-gate';

/** How long the servers are absent. */
const absentMs = isFull ? 20_000 : 4000;
const readyWithinMs = 5000;

test('R13 services that start before the database, the broker and the file store live, are not ready, and work within 5 s after all appear', async ({
  servers,
}, testInfo) => {
  test.skip(!servers, 'rabbitmq-server is not installed: a start without servers was not tested');
  if (!servers) return;
  test.setTimeout(120_000);
  const logFolder = testInfo.outputPath('logs');
  await mkdir(logFolder, { recursive: true });
  const databases = await Promise.all(
    ['profile', 'ai', 'identity'].map(() => createTestDatabase(servers.mongoUri)),
  );
  const [mongo, broker, mailServer] = await Promise.all([
    TcpGate.start(servers.mongoUri),
    TcpGate.start(servers.rabbit.url),
    startMailServer(),
  ]);
  const store = servers.fileStore['S3_ENDPOINT']
    ? await TcpGate.start(servers.fileStore['S3_ENDPOINT'])
    : undefined;
  const gates = [mongo, broker, ...(store ? [store] : [])];
  const [profileUri, aiUri, identityUri] = databases.map(({ uri }) => viaGate(uri, mongo)) as [
    string,
    string,
    string,
  ];
  const common = { AMQP_URL: broker.url, ...servers.fileStore, ...(store && { S3_ENDPOINT: store.url }) };
  const services = {
    'svc-profile': createProfileProcess(servers, logFolder, {
      ...common,
      MONGODB_URI: profileUri,
      SMTP_URL: mailServer.url,
    }),
    'svc-ai': createAiProcess(servers, logFolder, { ...common, MONGODB_URI: aiUri }),
    'svc-identity': createIdentityProcess(logFolder, {
      mongodbUri: identityUri,
      amqpUrl: broker.url,
      smtpUrl: mailServer.url,
    }),
  };
  const all = Object.entries(services);
  try {
    // They have run before, as creating the indexes of an empty database is not tested here.
    await Promise.all(all.map(([, service]) => service.start()));
    await Promise.all(all.map(([, service]) => service.kill()));
    for (const gate of gates) gate.shut();
    await Promise.all(all.map(([, service]) => service.launch()));
    await delay(absentMs);
    const pids = all.map(([, { pid }]) => pid);
    for (const [name, service] of all) {
      expect(await service.probe('live'), name).toBe(200);
      expect(await service.probe('ready'), name).toBe(503);
    }
    for (const gate of gates) gate.open();
    const openedAt = performance.now();
    const readyMs = await Promise.all(
      all.map(async ([name, service]) => {
        await eventually(async () => expect(await service.probe('ready'), name).toBe(200), 30_000, 100);
        return performance.now() - openedAt;
      }),
    );
    // The original processes: none has ended.
    expect(all.map(([, { pid }]) => pid)).toEqual(pids);
    // Working, not only ready.
    expect((await signUp(services['svc-identity'], newEmail())).status).toBe(200);
    const [cv] = cvFixtures();
    if (!cv) throw new Error('There is no CV');
    const candidate = new Candidate({ servers, profile: { process: services['svc-profile'] } }, cv);
    await candidate.uploadCv();
    await eventually(async () => expect(await candidate.readState()).toBe('parsed'), 30_000);
    for (const milliseconds of readyMs) expectInTime(milliseconds, readyWithinMs);
    const readyTimes = all.map(([name], index) => `${name} ${((readyMs[index] ?? 0) / 1000).toFixed(1)} s`);
    recordFigure('R13', `nothing there for ${absentMs / 1000} s; ready after ${readyTimes.join(', ')}`);
  } finally {
    await Promise.all(all.map(([, service]) => service.kill()));
    await Promise.all([...gates.map((gate) => gate.close()), mailServer.stop()]);
    await Promise.all(databases.map((database) => database.drop()));
  }
});

/** Through the gate alone: a driver that knows the replica set would bypass it. */
function viaGate(uri: string, gate: TcpGate): string {
  const rerouted = new URL(uri);
  rerouted.port = new URL(gate.url).port;
  rerouted.search = '?directConnection=true';
  return rerouted.href;
}
