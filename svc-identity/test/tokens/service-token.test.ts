import { EnvError } from '@sabi/service-kit/env';
import { createServiceToken } from '../../src/integrations/service-token';
import { readEnv } from '../../src/service';
import { call } from '../support/accounts';
import { issuer, startTestIdentity } from '../support/identity';

const alone = { NODE_ENV: 'test', PORT: '0', MONGODB_URI: 'mongodb://127.0.0.1/x' };

test('a service token signed by the configured keys allows administration, for an hour', async () => {
  const identity = await startTestIdentity();
  try {
    const keys = { JWT_KEYS: JSON.stringify([identity.signingKey.jwk]), JWT_ISSUER: issuer };
    const token = createServiceToken(readEnv({ ...alone, ...keys }));
    expect((await call(identity, 'GET', '/admin/users', { token })).status).toBe(200);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      iat: number;
      exp: number;
    };
    expect(claims.exp - claims.iat).toBe(3600);
  } finally {
    await identity.stop();
  }
});

test('generated keys sign none', () => {
  expect(() => createServiceToken(readEnv(alone))).toThrow(EnvError);
});
