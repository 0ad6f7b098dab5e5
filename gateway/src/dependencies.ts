import { type AuditChain, createAuditChain } from '@sabi/audit/audit-chain';
import { forEachService, urlSettingOf } from '@sabi/contracts/services';
import type { FileStore } from '@sabi/file-store/file-store';
import { createFileStore } from '@sabi/file-store/from-env';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import type { Logger } from '@sabi/service-kit/logger';
import type { Registry as MetricsRegistry } from '@sabi/service-kit/metrics';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createLimiter, type Limiter } from './data-access/limiter';
import { migrations } from './data-access/migrations';
import { RegistryCache } from './data-access/registry-cache';
import { createReleaseRepository } from './data-access/release-repository';
import { createRemoteReports } from './data-access/remote-reports';
import { createUseNonce } from './data-access/used-nonces';
import type { ErrorBudget } from './domain/error-budget/error-budget';
import type { BrowserMetrics } from './domain/browser-reports/browser-metrics';
import type { RemoteMetrics } from './domain/remote-reports/remote-metrics';
import type { ReadReleaseFile } from './domain/releases/publish-release';
import { createHostedPublishers, type HostedRemotes } from './domain/releases/hosted-remotes';
import { createPublishers, type Publishers } from './domain/releases/publisher-keys';
import type { ReleaseRepository } from './domain/releases/release-repository';
import type { UseNonce } from './domain/releases/use-nonce';
import type { RemoteReports } from './domain/remote-reports/remote-reports';
import { createLimits } from './domain/routing/limits';
import type { UpstreamName } from './domain/routing/route-table';
import type { Env } from './env';
import { createBrowserMetrics } from './integrations/browser-metrics';
import { createRemoteMetrics } from './integrations/remote-metrics';
import { createReadReleaseFile } from './integrations/read-release-file';
import { StoredFiles } from './integrations/stored-files';
import { Upstream } from './integrations/upstream';
import { UpstreamPool } from './integrations/upstream-pool';

/** Dependencies of the gateway; tests pass their own. */
export interface Dependencies {
  readonly env: Env;
  readonly logger: Logger;
  readonly mongo: MongoConnection;
  readonly releases: ReleaseRepository;
  readonly registry: RegistryCache;
  readonly limiter: Limiter;
  readonly upstreams: Readonly<Record<UpstreamName, Upstream>>;
  /** File servers of the remotes, by their origin. */
  readonly remoteOrigins: UpstreamPool;
  readonly readFile: ReadReleaseFile;
  /** The store of releases without a file server of their team's; null where none is configured. */
  readonly files: FileStore | null;
  readonly storedFiles: StoredFiles | null;
  readonly publishers: Publishers;
  readonly reports: RemoteReports;
  readonly useNonce: UseNonce;
  readonly now: () => Date;
  readonly browserMetrics: BrowserMetrics;
  readonly remoteMetrics: RemoteMetrics;
  readonly errorBudget: ErrorBudget;
  /** Of the staff; whatever is forwarded is authenticated by its service. */
  readonly authentication: Authentication;
  readonly endedSessions: EndedSessions;
  readonly auditChain: AuditChain;
  /** Signs the head of the audit chain daily. */
  readonly auditKey: Env['AUDIT_SIGNING_KEY'];
  close(): Promise<void>;
}

/** The composition root. */
export async function openDependencies(
  env: Env,
  logger: Logger,
  metrics: MetricsRegistry,
  { signal, hosted }: { signal?: AbortSignal; hosted?: HostedRemotes | undefined } = {},
): Promise<Dependencies> {
  const connection = createMongoConnection();
  const releases = createReleaseRepository(connection);
  const mongo = await openMongoConnection(connection, {
    uri: env.MONGODB_URI,
    logger,
    ...(signal && { signal }),
  });
  await migrate(mongo.db, migrations, logger);
  const registry = new RegistryCache(
    releases,
    logger,
    hosted && ((name) => Object.hasOwn(hosted.publisherKeys(), name)),
  );
  await registry.start();
  const reach = (name: string, url: string) => new Upstream(name, url, logger, env.REQUESTS_AT_ONCE);
  const upstreams: Record<UpstreamName, Upstream> = {
    shell: reach('shell', env.SHELL_URL),
    ...forEachService((name) => reach(`svc-${name}`, env[urlSettingOf(name)])),
  };
  const remoteOrigins = new UpstreamPool(logger);
  const files = env.S3_ENDPOINT || env.FILE_STORE_DIR ? createFileStore(env) : null;
  return {
    env,
    logger,
    mongo,
    releases,
    registry,
    limiter: createLimiter(
      mongo.client,
      mongo.db.databaseName,
      createLimits({ readsPerMinute: env.READS_PER_MINUTE }),
    ),
    upstreams,
    remoteOrigins,
    readFile: createReadReleaseFile(files),
    files,
    storedFiles: files && new StoredFiles(files),
    publishers: hosted ? createHostedPublishers(hosted) : createPublishers(env.PUBLISHER_KEYS),
    reports: createRemoteReports(mongo.db),
    useNonce: createUseNonce(mongo.db),
    now: () => new Date(),
    browserMetrics: createBrowserMetrics(metrics),
    remoteMetrics: createRemoteMetrics(metrics),
    errorBudget: { minFailed: env.CANARY_MIN_FAILED_NETWORKS, percent: env.CANARY_ERROR_BUDGET_PERCENT },
    ...authenticateStaff(env, logger),
    auditChain: createAuditChain(mongo.db, 'gateway'),
    auditKey: env.AUDIT_SIGNING_KEY,
    close: async () => {
      registry.stop();
      for (const upstream of [...Object.values(upstreams), remoteOrigins]) upstream.close();
      await mongo.close();
    },
  };
}

/** The gateway serves visitors without svc-identity too, so it does not wait for the list of ended sessions. */
function authenticateStaff({ IDENTITY_URL: identityUrl, IDENTITY_ISSUER }: Env, logger: Logger) {
  const addressOf = (path: string) => new URL(path, identityUrl).href;
  const endedSessions = createEndedSessions({ identityUrl, logger });
  const authentication = createAuthentication({
    jwksUrl: addressOf('/.well-known/jwks.json'),
    issuer: IDENTITY_ISSUER ?? addressOf('/auth/v1'),
    endedSessions,
  });
  void endedSessions.start();
  return { endedSessions, authentication };
}
