import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queues } from '@sabi/contracts/messages/queues';
import { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import { createTestDatabase } from '@sabi/test-kit/database';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import request from 'supertest';
import { readEnv, startProfile } from '../src/service';
import { auditKey, mailEnv, testSecret } from './harness';

test('from its settings alone the service starts, answers its probes and its description, and stops', async () => {
  const [database, issuer, folder] = await Promise.all([
    createTestDatabase(),
    startTokenIssuer(),
    mkdtemp(join(tmpdir(), 'sabi-files-')),
  ]);
  const env = readEnv({
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: database.uri,
    IDENTITY_JWKS_URL: issuer.jwksUrl,
    IDENTITY_ISSUER: issuer.issuer,
    BILLING_URL: 'http://127.0.0.1:1', // not needed by free templates
    FILE_LINK_SECRET: testSecret,
    UNSUBSCRIBE_SECRET: testSecret,
    SHARE_LINK_SECRET: testSecret,
    NOTIFICATION_SECRET: testSecret,
    AUDIT_SIGNING_KEY: auditKey,
    ...mailEnv,
    FILE_STORE_DIR: folder,
  });
  const service = await startProfile(env, silentLogger, { inProcess: new InProcessBroker(queues) });
  try {
    await service.ready;
    await request(service.url).get('/healthz/ready').expect(200, { ready: true, blockers: [] });
    await request(service.url).get('/healthz/live').expect(200);
    const { body } = await request(service.url).get('/openapi.json').expect(200);
    expect(body.info.title).toBe('svc-profile');
  } finally {
    await service.stop();
    await issuer.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
