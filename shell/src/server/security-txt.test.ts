/**
 * @jest-environment node
 */
import request from 'supertest';
import { readEnv } from './env';
import { startSite } from './testing';

const yearMs = 365 * 24 * 60 * 60 * 1000;

test('security.txt says where to report, and for how long that holds, as RFC 9116 asks', async () => {
  const site = await startSite({ remotes: [] });
  const { text } = await request(site)
    .get('/.well-known/security.txt')
    .expect(200)
    .expect('Content-Type', 'text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  ) as Record<string, string>;
  expect(fields).toMatchObject({
    Contact: 'https://site.example/contact-us',
    Canonical: 'https://site.example/.well-known/security.txt',
    'Preferred-Languages': 'en, id',
  });
  const expires = Date.parse(fields['Expires'] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + yearMs);
});

test('it is still ahead whenever the site is asked', async () => {
  const site = await startSite({ remotes: [] });
  jest.useFakeTimers({
    now: Date.UTC(2040, 1, 29, 23, 59),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  });
  const { text } = await request(site).get('/.well-known/security.txt').expect(200);
  jest.useRealTimers();
  expect(text).toContain('Expires: 2040-08-27T00:00:00.000Z');
});

test('a contact of one’s own is one that can be used', () => {
  const env = { PORT: '0', PLATFORM_URL: 'http://gateway:8080', SITE_URL: 'https://sabi.example' };
  const contactOf = (SECURITY_CONTACT: string) => readEnv({ ...env, SECURITY_CONTACT }).SECURITY_CONTACT;
  expect(contactOf('mailto:security@sabi.example')).toBe('mailto:security@sabi.example');
  expect(() => contactOf('security@sabi.example')).toThrow('SECURITY_CONTACT');
});
