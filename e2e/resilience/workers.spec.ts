import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createDataFolder } from '@sabi/dev-infra/data-folder';
import { startMongo } from '@sabi/dev-infra/mongo';
import { eventually } from '@sabi/test-kit/eventually';
import getPort from 'get-port';
import { newEmail, refresh, signUp } from '../support/identity-cluster';
import { ServiceProcess } from '@sabi/test-kit/service-process';

test('R34 svc-identity with two workers answers on when one of them dies, and replaces it', async () => {
  const folder = await createDataFolder();
  const mongo = await startMongo({ folder: join(folder, 'mongo') });
  const metricsPort = await getPort();
  const service = new ServiceProcess({
    workspace: 'svc-identity',
    logFolder: folder,
    env: {
      METRICS_PORT: String(metricsPort),
      NODE_ENV: 'development', // in-process messages; the test sends none
      WEB_CONCURRENCY: '2',
      MONGODB_URI: mongo.uri.replace('/?', '/identity?'),
      JWT_SECRET: randomBytes(32).toString('hex'),
      MAILER_AUTOCONFIRM: 'true',
    },
  });
  try {
    await service.start();
    const log = join(folder, 'svc-identity-1.log');
    const [first, second] = await readWorkers(log);
    const { status, body } = await signUp(service, newEmail());
    expect(status).toBe(200);

    const asked = 24;
    for (let time = 0; time < asked; time += 1)
      await fetch(`${service.url}/auth/v1/settings`, { headers: { Connection: 'close' } });
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(new RegExp(`^http_requests_total\\{.*settings.*\\} ${asked}$`, 'm')); // both workers’ together

    process.kill(first ?? Number.NaN, 'SIGKILL');
    const [third] = await eventually(async () => {
      const started = (await readWorkers(log)).slice(2);
      expect(started).toHaveLength(1);
      return started;
    }, 20_000);
    expect([first, second]).not.toContain(third);
    // Every worker accepts tokens of the dead one.
    let token = String(body['refresh_token']);
    for (let round = 0; round < 6; round += 1) {
      // The new worker listens before it has reached the database, and until then answers with Retry-After.
      const { body: next } = await eventually(async () => {
        const answer = await refresh(service, token);
        expect(answer.status).toBe(200);
        return answer;
      }, 20_000);
      token = String(next['refresh_token']);
    }

    expect(await service.stop()).toBe(0);
    for (const pid of [second, third]) expect(isAlive(pid ?? Number.NaN)).toBe(false);
  } finally {
    await service.stop();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Process ids, in the order in which workers started to listen. */
async function readWorkers(log: string): Promise<number[]> {
  const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes('worker.listening'));
  return lines.map((line) => (JSON.parse(line) as { pid: number }).pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
