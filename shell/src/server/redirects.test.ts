/**
 * @jest-environment node
 */
import { growthOverTenfold } from '@sabi/test-kit/processor-time';
import express from 'express';
import request from 'supertest';
import { redirectFailedSignIn, redirectToCanonicalAddress } from './redirects';

const app = express();
app.use(redirectFailedSignIn, redirectToCanonicalAddress, (_request, response) => void response.send('page'));

test.each([
  ['/blog/', 301, '/blog'],
  ['/blog///?q=x', 301, '/blog?q=x'],
  ['/en', 301, '/'],
  ['/en/blog?q=x', 301, '/blog?q=x'],
  ['//evil.example/path', 301, '/evil.example/path'],
  ['//evil.example?q=x', 301, '/evil.example?q=x'],
  ['/id//evil.example', 301, '/id/evil.example'],
  ['/en//evil.example', 301, '/evil.example'],
  ['/en/\\evil.example', 301, '/evil.example'],
  ['/\\evil.example/', 301, '/evil.example/'],
])('%s answers %d to %s', async (address, status, location) => {
  await request(app).get(address).expect(status).expect('Location', location);
});

test.each(['/', '/blog', '/id', '/id/blog?q=x', '/english'])('%s stays where it is', async (address) => {
  await request(app).get(address).expect(200, 'page');
});

test('the home page goes to the language chosen before, and says that this depends on the cookie', async () => {
  await request(app)
    .get('/?a=1')
    .set('Cookie', 'other=1; sabi-language=id')
    .expect(302)
    .expect('Location', '/id?a=1');
  await request(app)
    .get('/')
    .set('Cookie', 'sabi-language=en')
    .expect(200)
    .expect('Vary', /Cookie/);
  await request(app).get('/blog').set('Cookie', 'sabi-language=id').expect(200);
});

test.each([
  ['/?error=x&error_code=bad_oauth_state', '', '/auth?error=x&error_code=bad_oauth_state'],
  ['/?error_code=bad_oauth_state', 'sabi-language=id', '/id/auth?error_code=bad_oauth_state'],
  ['/id?error_code=bad_oauth_state', '', '/id/auth?error_code=bad_oauth_state'],
])('a sign-in that failed is reported where one signs in: %s', async (address, cookie, location) => {
  const answer = await request(app).get(address).set('Cookie', cookie).expect(302);
  expect(answer.headers).toMatchObject({ location, 'cache-control': 'private, no-store' });
});

test('an error on any other page stays there', async () => {
  await request(app).get('/blog?error_code=bad_oauth_state').expect(200, 'page');
});

test('an address made of slashes takes no longer than another one', () => {
  const answer = { redirect: jest.fn() };
  const pathOf = (times: number) => `/a${'/'.repeat(times * 4000)}a/`; // up to far more than a request may hold
  const redirect = (times: number) => {
    const path = pathOf(times);
    const incoming = { path, originalUrl: path } as express.Request;
    redirectToCanonicalAddress(incoming, answer as unknown as express.Response, () => undefined);
  };
  expect(growthOverTenfold(redirect)).toBeLessThan(30);
  expect(answer.redirect).toHaveBeenLastCalledWith(301, pathOf(10).slice(0, -1));
});
