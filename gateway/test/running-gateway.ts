import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFileStore } from '@sabi/file-store/folder-file-store';
import { createTestDatabase } from '@sabi/test-kit/database';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { readEnv, startGateway } from '../src/service';
import { Team } from './team';

/** A gateway without upstreams, with a folder as its file store and two teams. */
export async function startTestGateway() {
  const [database, folder] = [await createTestDatabase(), await mkdtemp(join(tmpdir(), 'sabi-gateway-'))];
  const { logger, lines } = recordLog({ service: 'gateway' });
  let url = '';
  const [team, otherTeam] = [new Team('mf-test', () => url), new Team('mf-other', () => url)];
  const env = readEnv({
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    TRUSTED_PROXY_HOPS: '1',
    MONGODB_URI: database.uri,
    FILE_STORE_DIR: folder,
    PUBLISHER_KEYS: JSON.stringify({ 'mf-test': [team.publicKey], 'mf-other': [otherTeam.publicKey] }),
    ...Object.fromEntries(
      [
        'SHELL_URL',
        'IDENTITY_URL',
        'PROFILE_URL',
        'AI_URL',
        'BILLING_URL',
        'HIRING_URL',
        'NOTIFICATION_URL',
      ].map((name) => [name, 'http://127.0.0.1:9']),
    ),
  });
  const gateway = await startGateway(env, logger);
  url = gateway.url;
  await gateway.ready;
  return {
    ...{ url, env, team, otherTeam, database, logger, lines },
    store: new FolderFileStore(folder),
    stop: async () => {
      await gateway.stop();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;
