import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forEachUpstream } from '@sabi/contracts/services';
import { FolderFileStore } from '@sabi/file-store/folder-file-store';
import { createTestDatabase } from '@sabi/test-kit/database';
import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { type HostedRemotes, readEnv, startGateway } from '../src/service';
import { Team } from './team';

/**
 * A gateway without upstreams but svc-identity's keys, with a folder as its file store and two teams.
 * @param hosted remotes of a process that the gateway shares
 */
export async function startTestGateway(hosted?: HostedRemotes) {
  const [database, folder] = [await createTestDatabase(), await mkdtemp(join(tmpdir(), 'sabi-gateway-'))];
  const issuer = await startTokenIssuer();
  const { logger, lines } = recordLog({ service: 'gateway' });
  let url = '';
  const [team, otherTeam] = [new Team('mf-test', () => url), new Team('mf-other', () => url)];
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    TRUSTED_PROXY_HOPS: '1',
    MONGODB_URI: database.uri,
    FILE_STORE_DIR: folder,
    PUBLISHER_KEYS: JSON.stringify({ 'mf-test': [team.publicKey], 'mf-other': [otherTeam.publicKey] }),
    ...forEachUpstream('http://127.0.0.1:9'),
    IDENTITY_URL: issuer.issuer,
    IDENTITY_ISSUER: issuer.issuer,
  });
  const gateway = await startGateway(env, logger, {}, hosted);
  url = gateway.url;
  await gateway.ready;
  return {
    ...{ url, env, team, otherTeam, database, issuer, logger, lines },
    store: new FolderFileStore(folder),
    stop: async () => {
      await gateway.stop();
      await issuer.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;
