import { join } from 'node:path';
import type { HealthCheck } from '@sabi/service-kit/health';
import { writeFileDurably } from '@sabi/service-kit/durable-files';
import type { RunningService } from '@sabi/service-kit/service';
import { readEnv as readGatewayEnv, startGateway } from '@sabi/gateway/service';
import { readEnv as readShellEnv, startShell } from '@sabi/shell/service';
import { readEnv as readAiEnv, startAi } from '@sabi/svc-ai/service';
import { readEnv as readBillingEnv, startBilling } from '@sabi/svc-billing/service';
import { localUriFile, readEnv as readHiringEnv, startHiring } from '@sabi/svc-hiring/service';
import { productSettings, readEnv as readIdentityEnv, startIdentity } from '@sabi/svc-identity/service';
import { readEnv as readNotificationEnv, startNotification } from '@sabi/svc-notification/service';
import { readEnv as readProfileEnv, startProfile } from '@sabi/svc-profile/service';
import type { Env } from './env';
import type { Infrastructure } from './infrastructure';
import { chooseModel } from './language-model';
import { createLaunch, type Launch } from './launch';
import { choosePayments } from './payments';
import type { Publishers } from './publishers';
import type { Secrets } from './secrets';
import { chooseProviders, startSandboxOidc } from './sign-in-providers';

/** Services of the platform, in order of start. */
export interface Services {
  readonly identityUrl: string;
  readonly profileUrl: string;
  readonly issuer: string;
  /** Settles once remotes can be published. */
  readonly gatewayReady: Promise<void>;
  /** Settles once every service is ready. */
  readonly ready: Promise<unknown>;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/**
 * Starts every service with settings as an operator would give them. Returns once all listen; servers they depend on may
 * still be starting.
 */
export async function startServices(
  env: Env,
  infrastructure: Infrastructure,
  secrets: Secrets,
  publishers: Publishers,
  checks: Record<string, HealthCheck>,
): Promise<Services> {
  const launch = createLaunch(env, infrastructure, secrets);
  const { issuer, siteUrl, running, startForUrl } = launch;
  const model = await chooseModel(launch);
  const providers = await chooseProviders(env, (application) =>
    startForUrl(startSandboxOidc(env, { application, callbackUrl: `${issuer}/callback` })),
  );
  const payments = await choosePayments(env, siteUrl, startForUrl);
  const identityUrl = await startForUrl(startIdentityService(launch, providers));
  const tokens = { IDENTITY_JWKS_URL: `${identityUrl}/.well-known/jwks.json`, IDENTITY_ISSUER: issuer };
  const billingUrl = await startForUrl(startBillingService(launch, { ...tokens, ...payments }));
  const profileUrl = await startForUrl(startProfileService(launch, { ...tokens, BILLING_URL: billingUrl }));
  const hiringUrl = await startForUrl(
    startHiringService(launch, { ...tokens, PROFILE_URL: profileUrl, BILLING_URL: billingUrl }),
  );
  const notificationUrl = await startForUrl(
    startNotificationService(launch, { ...tokens, HIRING_URL: hiringUrl, PROFILE_URL: profileUrl }),
  );
  const aiUrl = await startForUrl(
    startAiService(launch, {
      ...tokens,
      ...model,
      BILLING_URL: billingUrl,
      HIRING_URL: hiringUrl,
      PROFILE_URL: profileUrl,
    }),
  );
  const shellUrl = env.SHELL_URL ?? (await startForUrl(startShellService(launch)));
  const upstreams = {
    SHELL_URL: shellUrl,
    IDENTITY_URL: identityUrl,
    IDENTITY_ISSUER: issuer,
    PROFILE_URL: profileUrl,
    AI_URL: aiUrl,
    BILLING_URL: billingUrl,
    HIRING_URL: hiringUrl,
    NOTIFICATION_URL: notificationUrl,
  };
  const gateway = await launch.start(startGatewayService(launch, upstreams, { checks, publishers }));
  const ready = Promise.all(running.map((service) => service.ready));
  ready.catch(() => undefined); // reported through `ready`
  return {
    identityUrl,
    profileUrl,
    issuer,
    gatewayReady: gateway.ready,
    ready,
    stop: async () => {
      for (const service of running.toReversed()) await service.stop();
    },
  };
}

function startIdentityService(launch: Launch, providers: Settings): Promise<RunningService> {
  const { env, infrastructure, secrets, siteUrl, issuer } = launch;
  return startIdentity(
    readIdentityEnv({
      ...launch.common,
      ...launch.messages,
      ...launch.mongo('identity'),
      SITE_URL: siteUrl,
      JWT_ISSUER: issuer,
      JWT_KEYS: secrets.jwtKeys,
      MAIL_TOKEN_SECRET: secrets.mailToken,
      AUDIT_SIGNING_KEY: secrets.auditKey,
      SMTP_URL: infrastructure.smtpUrl,
      SMTP_ADMIN_EMAIL: 'hello@sabi.example',
      ...productSettings,
      ...providers,
      ...passkeySettings(env),
      OAUTH_SERVER_ENABLED: 'true', // to show its page
    }),
    launch.logger('svc-identity'),
    launch.inProcess,
  );
}

/** Passkeys are bound to a host name, never to an IP address, so they work where the site is opened as `localhost`. */
function passkeySettings({ PORT }: Env): Settings {
  return { WEBAUTHN_RP_ID: 'localhost', WEBAUTHN_RP_ORIGINS: `http://localhost:${PORT}` };
}

function startBillingService(launch: Launch, settings: Settings): Promise<RunningService> {
  return startBilling(
    readBillingEnv({
      ...launch.common,
      ...launch.messages,
      ...launch.mongo('billing'),
      ...settings,
      AUDIT_SIGNING_KEY: launch.secrets.auditKey,
      ...mailSettings(launch),
    }),
    launch.logger('svc-billing'),
    launch.inProcess,
  );
}

function startProfileService(launch: Launch, settings: Settings): Promise<RunningService> {
  const { env, infrastructure, secrets } = launch;
  return startProfile(
    readProfileEnv({
      ...launch.common,
      ...launch.messages,
      ...launch.mongo('profile'),
      ...settings,
      ...infrastructure.fileStore,
      FILE_STORE_MIN_FREE_BYTES: String(env.FILE_STORE_MIN_FREE_BYTES),
      FILE_LINK_SECRET: secrets.fileLink,
      UNSUBSCRIBE_SECRET: secrets.unsubscribe,
      SHARE_LINK_SECRET: secrets.shareLink,
      NOTIFICATION_SECRET: secrets.notification,
      AUDIT_SIGNING_KEY: secrets.auditKey,
      ...mailSettings(launch),
      INQUIRIES_PER_NETWORK: '100', // all users of a local platform share a network
    }),
    launch.logger('svc-profile'),
    launch.inProcess,
  );
}

async function startHiringService(launch: Launch, settings: Settings): Promise<RunningService> {
  const { env, infrastructure, secrets } = launch;
  const database = launch.mongo('hiring');
  // For commands, which run in separate processes.
  await writeFileDurably(join(env.DATA_DIR, localUriFile), database['MONGODB_URI'] ?? '');
  return startHiring(
    readHiringEnv({
      ...launch.common,
      ...launch.messages,
      ...database,
      ...settings,
      ...mailSettings(launch),
      ...infrastructure.fileStore,
      FILE_STORE_MIN_FREE_BYTES: String(env.FILE_STORE_MIN_FREE_BYTES),
      ...(env.OPENSEARCH_URL && { OPENSEARCH_URL: env.OPENSEARCH_URL }),
      INVITATION_SECRET: secrets.invitation,
      NOTIFICATION_SECRET: secrets.notification,
      AUDIT_SIGNING_KEY: secrets.auditKey,
    }),
    launch.logger('svc-hiring'),
    launch.inProcess,
  );
}

function startNotificationService(launch: Launch, settings: Settings): Promise<RunningService> {
  return startNotification(
    readNotificationEnv({
      ...launch.common,
      ...launch.messages,
      ...launch.mongo('notification'),
      ...settings,
      ...mailSettings(launch),
      NOTIFICATION_SECRET: launch.secrets.notification,
      AUDIT_SIGNING_KEY: launch.secrets.auditKey,
    }),
    launch.logger('svc-notification'),
    launch.inProcess,
  );
}

function mailSettings({ infrastructure, siteUrl }: Launch): Settings {
  return {
    SMTP_URL: infrastructure.smtpUrl,
    STAFF_EMAIL: 'staff@sabi.example',
    MAIL_FROM: 'hello@sabi.example',
    SITE_URL: siteUrl,
  };
}

function startAiService(launch: Launch, settings: Settings): Promise<RunningService> {
  const { env, infrastructure, secrets } = launch;
  return startAi(
    readAiEnv({
      ...launch.common,
      ...launch.messages,
      ...launch.mongo('ai'),
      ...settings,
      ...infrastructure.fileStore,
      VISITOR_SECRET: secrets.visitor,
      AUDIT_SIGNING_KEY: secrets.auditKey,
      ...(env.CV_SPARE_READERS && { CV_SPARE_READERS: env.CV_SPARE_READERS }),
      ...(env.CV_TEXT_RECOGNITION && { CV_TEXT_RECOGNITION: env.CV_TEXT_RECOGNITION }),
    }),
    launch.logger('svc-ai'),
    launch.inProcess,
  );
}

function startShellService({ env, common, siteUrl, logger }: Launch): Promise<RunningService> {
  return startShell(
    readShellEnv({
      ...common,
      PLATFORM_URL: siteUrl,
      SITE_URL: siteUrl,
      ...(env.RENDER_TIMEOUT_MS && { RENDER_TIMEOUT_MS: env.RENDER_TIMEOUT_MS }),
    }),
    logger('shell'),
  );
}

function startGatewayService(
  { env, common, infrastructure, mongo, secrets, logger }: Launch,
  settings: Settings,
  { checks, publishers }: { checks: Record<string, HealthCheck>; publishers: Publishers },
): Promise<RunningService> {
  return startGateway(
    readGatewayEnv({
      ...common,
      ...mongo('platform'),
      PORT: String(env.PORT),
      ...settings,
      ...infrastructure.fileStore,
      AUDIT_SIGNING_KEY: secrets.auditKey,
      API_DOCS_ENABLED: 'true',
      LOCAL_REMOTES_ALLOWED: 'true',
      TRUSTED_PROXY_HOPS: String(env.TRUSTED_PROXY_HOPS),
    }),
    logger('gateway'),
    checks,
    publishers,
  );
}
