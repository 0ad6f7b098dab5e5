import { randomUUID } from 'node:crypto';
import { createLogger } from '@sabi/service-kit/logger';
import type { RunningService } from '@sabi/service-kit/service';
import { needsSandboxOidc } from '../bin/starting/check-start.mjs';
import type { Env } from './env';

const providers = [
  { name: 'Google', prefix: 'EXTERNAL_GOOGLE', sandboxPath: 'google' },
  { name: 'LinkedIn', prefix: 'EXTERNAL_LINKEDIN_OIDC', sandboxPath: 'linkedin' },
] as const;

interface Application {
  readonly id: string;
  readonly secret: string;
}

export function describeProviders(env: Env): string[] {
  return providers.map(({ name, prefix }) => {
    const setting = `${prefix}_CLIENT_ID` as const;
    const played = env[setting]
      ? `application of ${setting}`
      : `sandbox/oidc (stand-in: ${setting} is not set)`;
    return `${name.padEnd(10)} ${played}`;
  });
}

/** Sign-in provider settings of svc-identity: the configured application, or the sandbox. */
export async function chooseProviders(
  env: Env,
  startSandbox: (application: Application) => Promise<string>,
): Promise<Record<string, string>> {
  const stranger = { id: 'sabi', secret: randomUUID() };
  const sandboxUrl = needsSandboxOidc(env) ? await startSandbox(stranger) : undefined;
  const settings = providers.flatMap(({ prefix, sandboxPath }) => {
    const id = env[`${prefix}_CLIENT_ID`];
    const application = id ? { id, secret: env[`${prefix}_SECRET`] ?? '' } : stranger;
    return Object.entries({
      [`${prefix}_ENABLED`]: 'true',
      [`${prefix}_CLIENT_ID`]: application.id,
      [`${prefix}_SECRET`]: application.secret,
      ...(!id && { [`${prefix}_URL`]: `${sandboxUrl}/${sandboxPath}` }),
    });
  });
  return {
    ...Object.fromEntries(settings),
    // The sandbox answers at 127.0.0.1 without TLS, which production refuses.
    ...(sandboxUrl && { NODE_ENV: 'development', EXTERNAL_ALLOW_PRIVATE_URLS: 'true' }),
  };
}

/** Fixed port, as the issuer is part of an identity. */
export async function startSandboxOidc(
  env: Env,
  { application, callbackUrl }: { application: Application; callbackUrl: string },
): Promise<RunningService> {
  const sandbox = await loadSandboxOidc();
  return sandbox.startSandboxOidc(
    sandbox.readEnv({
      PORT: String(env.SANDBOX_OIDC_PORT),
      LOG_LEVEL: env.LOG_LEVEL,
      ...(env.ALLOWED_HOSTS && { ALLOWED_HOSTS: env.ALLOWED_HOSTS.join(',') }),
      CLIENTS: `${application.id}=${application.secret}`,
      REDIRECT_URIS: callbackUrl,
    }),
    createLogger({ service: 'sandbox-oidc', level: 'error' }),
  );
}

async function loadSandboxOidc() {
  const { warn } = console;
  console.warn = () => undefined; // oidc-provider warns about Node versions that work; see sandbox/oidc/README.md
  try {
    return await import('@sabi/sandbox-oidc/service');
  } finally {
    console.warn = warn;
  }
}
