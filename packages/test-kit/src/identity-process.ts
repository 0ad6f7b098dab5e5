import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { ServiceProcess } from './service-process';

interface IdentityServers {
  readonly mongodbUri: string;
  readonly amqpUrl: string;
  readonly smtpUrl: string;
}

/** svc-identity as in production, with its own keys and secrets. */
export function createIdentityProcess(logFolder: string, servers: IdentityServers): ServiceProcess {
  return new ServiceProcess({
    workspace: 'svc-identity',
    logFolder,
    env: createIdentitySettings(servers),
  });
}

export function createIdentitySettings({
  mongodbUri,
  amqpUrl,
  smtpUrl,
}: IdentityServers): Record<string, string> {
  return {
    MONGODB_URI: mongodbUri,
    AMQP_URL: amqpUrl,
    SMTP_URL: smtpUrl,
    SMTP_ADMIN_EMAIL: 'no-reply@sabi.example',
    SITE_URL: 'https://sabi.example',
    JWT_ISSUER: 'https://sabi.example/auth/v1',
    JWT_KEYS: JSON.stringify([createKey()]),
    MAIL_TOKEN_SECRET: randomBytes(32).toString('hex'),
  };
}

function createKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256' };
}
