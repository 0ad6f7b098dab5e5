import type { HealthCheck } from '@sabi/service-kit/health';
import { createLogger } from '@sabi/service-kit/logger';
import type { RunningService } from '@sabi/service-kit/service';
import { readEnv as readGatewayEnv, startGateway } from '@sabi/gateway/service';
import { readEnv as readSandboxAiEnv, startSandboxAi } from '@sabi/sandbox-ai/service';
import { readEnv as readShellEnv, startShell } from '@sabi/shell/service';
import { readEnv as readAiEnv, startAi } from '@sabi/svc-ai/service';
import { readEnv as readBillingEnv, startBilling } from '@sabi/svc-billing/service';
import { productSettings, readEnv as readIdentityEnv, startIdentity } from '@sabi/svc-identity/service';
import { readEnv as readProfileEnv, startProfile } from '@sabi/svc-profile/service';
import type { Env } from './env';
import { databaseUri, type Infrastructure } from './infrastructure';
import type { Secrets } from './secrets';
import { choosePayments } from './payments';
import type { Publishers } from './publishers';
import { chooseProviders, startSandboxOidc } from './sign-in-providers';

/** Every service of the platform, in the order they were started. */
export interface Services {
  readonly identityUrl: string;
  readonly issuer: string;
  /** Settles once remotes can be published. */
  readonly gatewayReady: Promise<void>;
  /** Settles once every service can do its work. */
  readonly ready: Promise<unknown>;
  stop(): Promise<void>;
}

const sandboxKey = 'sandbox';

/**
 * Starts all that answers requests, each with settings as an operator would give them. Returns once all of them listen;
 * what they need may still be on its way.
 */
export async function startServices(
  env: Env,
  infrastructure: Infrastructure,
  secrets: Secrets,
  publishers: Publishers,
  checks: Record<string, HealthCheck>,
): Promise<Services> {
  const running: RunningService[] = [];
  const start = async (starting: Promise<RunningService>): Promise<RunningService> => {
    const service = await starting;
    running.push(service);
    return service;
  };
  const keep = async (starting: Promise<RunningService>) => (await start(starting)).url;
  const { broker } = infrastructure;
  const inProcess = 'inProcess' in broker ? { inProcess: broker.inProcess } : {};
  const siteUrl = `http://127.0.0.1:${env.PORT}`;
  const issuer = `${siteUrl}/auth/v1`;
  const { LOG_LEVEL, ALLOWED_HOSTS, OTEL_EXPORTER_OTLP_ENDPOINT } = env;
  const common = {
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    LOG_LEVEL,
    ...(ALLOWED_HOSTS && { ALLOWED_HOSTS: ALLOWED_HOSTS.join(',') }),
    ...(OTEL_EXPORTER_OTLP_ENDPOINT && { OTEL_EXPORTER_OTLP_ENDPOINT }),
  };
  const messages = 'amqpUrl' in broker ? { AMQP_URL: broker.amqpUrl } : {};
  const mongo = (name: string) => ({ MONGODB_URI: databaseUri(infrastructure.mongoUri, name) });
  const logger = (service: string) => createLogger({ service, level: env.LOG_LEVEL });

  const ai = await chooseModel(env, () =>
    keep(
      startSandboxAi(
        readSandboxAiEnv({ ...common, PORT: String(env.SANDBOX_AI_PORT), API_KEY: sandboxKey }),
        createLogger({ service: 'sandbox-ai', level: 'error' }),
      ),
    ),
  );
  const providers = await chooseProviders(env, (application) =>
    keep(startSandboxOidc(env, { application, callbackUrl: `${issuer}/callback` })),
  );
  const payments = await choosePayments(env, siteUrl, keep);
  const identityUrl = await keep(
    startIdentity(
      readIdentityEnv({
        ...common,
        ...messages,
        ...mongo('identity'),
        SITE_URL: siteUrl,
        JWT_ISSUER: issuer,
        JWT_KEYS: secrets.jwtKeys,
        MAIL_TOKEN_SECRET: secrets.mailToken,
        SMTP_URL: infrastructure.smtpUrl,
        SMTP_ADMIN_EMAIL: 'hello@sabi.example',
        ...productSettings,
        ...providers,
        ...passkeySettings(env),
        OAUTH_SERVER_ENABLED: 'true', // so that its page can be seen
      }),
      logger('svc-identity'),
      inProcess,
    ),
  );
  const tokens = { IDENTITY_JWKS_URL: `${identityUrl}/.well-known/jwks.json`, IDENTITY_ISSUER: issuer };
  const billingUrl = await keep(
    startBilling(
      readBillingEnv({
        ...common,
        ...messages,
        ...mongo('billing'),
        ...tokens,
        ...payments,
        SMTP_URL: infrastructure.smtpUrl,
        STAFF_EMAIL: 'staff@sabi.example',
        MAIL_FROM: 'hello@sabi.example',
        SITE_URL: siteUrl,
      }),
      logger('svc-billing'),
      inProcess,
    ),
  );
  const profileUrl = await keep(
    startProfile(
      readProfileEnv({
        ...common,
        ...messages,
        ...mongo('profile'),
        ...tokens,
        ...infrastructure.fileStore,
        BILLING_URL: billingUrl,
        FILE_STORE_MIN_FREE_BYTES: String(env.FILE_STORE_MIN_FREE_BYTES),
        FILE_LINK_SECRET: secrets.fileLink,
        UNSUBSCRIBE_SECRET: secrets.unsubscribe,
        SHARE_LINK_SECRET: secrets.shareLink,
        SMTP_URL: infrastructure.smtpUrl,
        STAFF_EMAIL: 'staff@sabi.example',
        MAIL_FROM: 'hello@sabi.example',
        SITE_URL: siteUrl,
        INQUIRIES_PER_NETWORK: '100', // all who try the platform share one
      }),
      logger('svc-profile'),
      inProcess,
    ),
  );
  const aiUrl = await keep(
    startAi(
      readAiEnv({
        ...common,
        ...messages,
        ...mongo('ai'),
        ...tokens,
        ...infrastructure.fileStore,
        ...ai,
        VISITOR_SECRET: secrets.visitor,
        ...(env.CV_SPARE_READERS && { CV_SPARE_READERS: env.CV_SPARE_READERS }),
      }),
      logger('svc-ai'),
      inProcess,
    ),
  );
  const shellUrl =
    env.SHELL_URL ??
    (await keep(
      startShell(
        readShellEnv({
          ...common,
          PLATFORM_URL: siteUrl,
          SITE_URL: siteUrl,
          ...(env.RENDER_TIMEOUT_MS && { RENDER_TIMEOUT_MS: env.RENDER_TIMEOUT_MS }),
        }),
        logger('shell'),
      ),
    ));
  const gateway = await start(
    startGateway(
      readGatewayEnv({
        ...common,
        ...mongo('platform'),
        PORT: String(env.PORT),
        SHELL_URL: shellUrl,
        IDENTITY_URL: identityUrl,
        PROFILE_URL: profileUrl,
        AI_URL: aiUrl,
        BILLING_URL: billingUrl,
        PUBLISHER_KEYS: publishers.settings,
        ...infrastructure.fileStore,
        API_DOCS_ENABLED: 'true',
        TRUSTED_PROXY_HOPS: String(env.TRUSTED_PROXY_HOPS),
      }),
      logger('gateway'),
      checks,
    ),
  );
  const ready = Promise.all(running.map((service) => service.ready));
  ready.catch(() => undefined); // whoever awaits `ready` hears of it
  return {
    identityUrl,
    issuer,
    gatewayReady: gateway.ready,
    ready,
    stop: async () => {
      for (const service of running.reverse()) await service.stop();
    },
  };
}

/** A passkey belongs to a name, never to an address by number: they work where the site is opened at this one. */
function passkeySettings({ PORT }: Env): Record<string, string> {
  return { WEBAUTHN_RP_ID: 'localhost', WEBAUTHN_RP_ORIGINS: `http://localhost:${PORT}` };
}

async function chooseModel(env: Env, startSandbox: () => Promise<string>): Promise<Record<string, string>> {
  const model = {
    ...(env.OPENAI_MODEL && { OPENAI_MODEL: env.OPENAI_MODEL }),
    ...(env.CV_PARSER_ENGINE && { CV_PARSER_ENGINE: env.CV_PARSER_ENGINE }),
  };
  if (env.OPENAI_API_KEY) {
    return {
      OPENAI_API_KEY: env.OPENAI_API_KEY,
      ...(env.OPENAI_BASE_URL && { OPENAI_BASE_URL: env.OPENAI_BASE_URL }),
      ...model,
    };
  }
  // The stand-in reads CVs by rules too, and by fewer.
  const rules = { CV_PARSER_ENGINE: 'rules' };
  return { OPENAI_API_KEY: sandboxKey, OPENAI_BASE_URL: `${await startSandbox()}/v1`, ...rules, ...model };
}
