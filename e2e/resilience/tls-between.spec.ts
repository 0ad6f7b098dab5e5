import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createServer } from 'node:tls';
import { createCertificate } from '@sabi/test-kit/certificate';
import { createTestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { createProfileProcess } from '../support/cv-pipeline';
import { expect, test } from '../support/resilience-test';

const certificate = createCertificate();

/** Puts TLS with a self-signed certificate in front of a server. @returns its port, and a function to stop it */
async function putTlsBefore(url: string) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const listener = createServer({ key: certificate.key, cert: certificate.cert }, (client) => {
    const server = connect(Number(port), hostname);
    for (const each of [client, server]) {
      open.add(each);
      each.on('error', () => undefined).once('close', () => [client, server].forEach((end) => end.destroy()));
    }
    client.pipe(server).pipe(client);
  }).listen(0, 'localhost');
  listener.on('tlsClientError', () => undefined); // from clients that do not trust it
  await once(listener, 'listening');
  return {
    port: String((listener.address() as AddressInfo).port),
    stop: () => {
      listener.close();
      for (const each of open) each.destroy();
    },
  };
}

async function askReady(url: string): Promise<number | undefined> {
  const asked = get(`${url}/healthz/ready`, { ca: certificate.cert, agent: false });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('S84 a service speaks TLS to its database, to the broker and with who asks it, and to nobody it cannot trust', async ({
  servers,
}, testInfo) => {
  test.skip(!servers, 'rabbitmq-server is not installed: TLS to it was not tested');
  if (!servers) return;
  test.setTimeout(180_000);
  const logFolder = testInfo.outputPath('logs');
  await mkdir(logFolder, { recursive: true });
  const database = await createTestDatabase(servers.mongoUri);
  const [mongo, broker] = [await putTlsBefore(database.uri), await putTlsBefore(servers.rabbit.url)];
  const mongoUri = new URL(database.uri);
  mongoUri.host = `localhost:${mongo.port}`;
  // A replica set would announce the address without TLS.
  mongoUri.search = '?directConnection=true&tls=true';
  const amqpUrl = new URL(servers.rabbit.url.replace('amqp:', 'amqps:'));
  amqpUrl.host = `localhost:${broker.port}`;
  const env = {
    ...servers.fileStore,
    MONGODB_URI: mongoUri.href,
    AMQP_URL: amqpUrl.href,
    SMTP_URL: 'smtp://127.0.0.1:1',
    TLS_KEY_FILE: certificate.keyFile,
    TLS_CERTIFICATE_FILE: certificate.certFile,
  };
  const trusting = createProfileProcess(servers, logFolder, {
    ...env,
    NODE_EXTRA_CA_CERTS: certificate.certFile,
  });
  const distrustful = createProfileProcess(servers, logFolder, env).another('distrustful');
  try {
    await Promise.all([trusting.launch(), distrustful.launch()]);
    expect(trusting.url).toMatch(/^https:/);
    await eventually(async () => expect(await askReady(trusting.url)).toBe(200), 60_000);
    await eventually(async () => expect(await trusting.readLog('amqp.connected')).toHaveLength(2), 30_000);
    expect(await askReady(distrustful.url)).toBe(503);
    expect(await distrustful.readLog('amqp.connected')).toEqual([]);
  } finally {
    await Promise.all([trusting.kill(), distrustful.kill()]);
    for (const each of [mongo, broker]) each.stop();
    await database.drop();
  }
});
