import { findEnvFaults } from '@sabi/test-kit/find-env-faults';
import { readEnv } from './env';

const settings = {
  NODE_ENV: 'production',
  PORT: '0',
  MONGODB_URI: 'mongodb://127.0.0.1:1/sample',
  IDENTITY_JWKS_URL: 'http://127.0.0.1:1/jwks',
  IDENTITY_ISSUER: 'http://127.0.0.1:1',
};

test('without its database and the issuer of tokens it does not start, and all faults are named', () => {
  expect(findEnvFaults(() => readEnv(settings))).toEqual([]);
  const { MONGODB_URI: _uri, IDENTITY_ISSUER: _issuer, ...rest } = settings;
  const names = findEnvFaults(() => readEnv(rest)).map((fault) => fault.split(':')[0]);
  expect(names).toEqual(['MONGODB_URI', 'IDENTITY_ISSUER']);
});
