import { forEachUpstream } from '@sabi/contracts/services';
import express from 'express';
import request from 'supertest';
import { readEnv } from '../../env';
import { createDocumentHeaders } from './security-headers';

const needed = {
  NODE_ENV: 'test',
  PORT: '0',
  MONGODB_URI: 'mongodb://127.0.0.1/platform',
  ...forEachUpstream('http://127.0.0.1:9'),
};

function askFor(settings: Record<string, string>, headers: Record<string, string>, trustedProxyHops = 1) {
  const app = express();
  app.set('trust proxy', trustedProxyHops);
  app.use(createDocumentHeaders(readEnv({ ...needed, ...settings })));
  app.use((_request, response) => void response.send('page'));
  return request(app).get('/').set(headers).expect(200);
}

const overTls = { 'X-Forwarded-Proto': 'https', Host: 'sabi.example' };

test('over TLS browsers are asked to stay with it, for the site alone and for a year', async () => {
  const { headers } = await askFor({}, overTls);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('sub-domains and the preload list are taken in by setting', async () => {
  const settings = {
    HSTS_MAX_AGE_SECONDS: '63072000',
    HSTS_INCLUDE_SUBDOMAINS: 'true',
    HSTS_PRELOAD: 'true',
  };
  const { headers } = await askFor(settings, overTls);
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
});

test.each([
  ['on plain HTTP at this machine', {}, { Host: 'localhost:8080' }, 1],
  ['on plain HTTP elsewhere', {}, { Host: 'sabi.example' }, 1],
  ['where a proxy that is not trusted speaks of TLS', {}, overTls, 0],
  ['where it is switched off', { HSTS_MAX_AGE_SECONDS: '0' }, overTls, 1],
])('%s nothing is asked of browsers', async (_where, settings, headers, hops) => {
  const answer = await askFor(settings, headers, hops);
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});

test.each([
  ['https://sabi.example', overTls, 'same-origin'],
  ['http://localhost:8080', { Host: 'localhost:8080' }, 'same-origin'],
  ['http://127.0.0.1:8080', { Host: '127.0.0.1:8080' }, 'same-origin'],
  ['http://[::1]:8080', { Host: '[::1]:8080' }, 'same-origin'],
  ['http://192.168.1.9:8080', { Host: '192.168.1.9:8080' }, undefined],
])('headers of secure contexts alone are sent to them alone: %s', async (_address, headers, expected) => {
  const answer = await askFor({}, headers);
  expect(answer.headers['cross-origin-opener-policy']).toBe(expected);
  expect(answer.headers['origin-agent-cluster']).toBe(expected && '?1');
  expect(answer.headers['x-frame-options']).toBe('DENY');
  expect(answer.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('preload without what its list demands is refused at the start', () => {
  expect(() => readEnv({ ...needed, HSTS_PRELOAD: 'true' })).toThrow(
    'HSTS_PRELOAD: needs HSTS_INCLUDE_SUBDOMAINS=true and HSTS_MAX_AGE_SECONDS of at least 31536000',
  );
});
