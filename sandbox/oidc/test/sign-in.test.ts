import { createHash } from 'node:crypto';
import type { RunningService } from '@sabi/service-kit/service';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { requestStatus } from '@sabi/test-kit/request-status';
import * as client from 'openid-client';
import { readEnv, startSandboxOidc } from '../src/service';
import { Browser } from './browser';

const redirectUri = 'http://127.0.0.1:9/callback';
const application = { id: 'shop', secret: 'shop-secret' };
const ayu = { name: 'Ayu Lestari Putri', email: 'Ayu@example.com', verified: 'on' };

let sandbox: RunningService;

beforeAll(async () => {
  const settings = { PORT: '0', CLIENTS: 'shop=shop-secret,app=app-secret', REDIRECT_URIS: redirectUri };
  sandbox = await startSandboxOidc(readEnv(settings), silentLogger);
  await sandbox.ready;
});

afterAll(() => sandbox.stop());

const discover = (path: string, { id, secret } = application) =>
  client.discovery(new URL(`${sandbox.url}/${path}`), id, secret, client.ClientSecretPost(secret), {
    execute: [client.allowInsecureRequests],
  });

/** @returns the address that the browser is sent back to */
async function signIn(
  config: client.Configuration,
  parameters: Record<string, string>,
  person: Record<string, string> = ayu,
): Promise<URL> {
  const browser = new Browser();
  const page = await openPage(browser, config, parameters);
  return browser.follow(await browser.open(page, person), redirectUri);
}

async function openPage(browser: Browser, config: client.Configuration, parameters: Record<string, string>) {
  const asked = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    ...parameters,
  });
  const response = await browser.open(asked);
  const page = new URL(response.headers.get('location') ?? '', response.url);
  const shown = await browser.open(page);
  const html = await shown.text();
  expect(html).toContain('SANDBOX');
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(shown.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`);
  return page;
}

test('Google: an ID token with nonce and person, by PKCE; a refresh token that works', async () => {
  const config = await discover('google');
  const verifier = client.randomPKCECodeVerifier();
  const nonce = client.randomNonce();
  const back = await signIn(config, {
    state: 'abc',
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  });
  const checks = {
    pkceCodeVerifier: verifier,
    expectedNonce: nonce,
    expectedState: 'abc',
    idTokenExpected: true,
  };
  const tokens = await client.authorizationCodeGrant(config, back, checks);
  expect(tokens.claims()).toMatchObject({
    iss: `${sandbox.url}/google`,
    aud: 'shop',
    nonce,
    sub: expect.stringMatching(/^\d{21}$/),
    name: 'Ayu Lestari Putri',
    given_name: 'Ayu',
    family_name: 'Lestari Putri',
    email: 'Ayu@example.com',
    email_verified: true,
  });
  const again = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
  expect(again.access_token).not.toBe(tokens.access_token);
  const person = await client.fetchUserInfo(config, again.access_token, tokens.claims()?.sub ?? '');
  expect(person).toMatchObject({ name: 'Ayu Lestari Putri', email_verified: true });
});

test('an address that is kept back stands in no token', async () => {
  const config = await discover('google');
  const back = await signIn(config, {}, { ...ayu, withheld: 'on' });
  const claims = (await client.authorizationCodeGrant(config, back)).claims();
  expect(claims).toMatchObject({ name: 'Ayu Lestari Putri' });
  expect(claims).not.toHaveProperty('email');
  expect(claims).not.toHaveProperty('email_verified');
});

test('Google: no refresh token unless offline access and consent are asked for', async () => {
  const config = await discover('google');
  for (const parameters of [{}, { access_type: 'offline' }, { prompt: 'consent' }]) {
    const tokens = await client.authorizationCodeGrant(config, await signIn(config, parameters));
    expect(tokens.refresh_token).toBeUndefined();
  }
});

test('LinkedIn: an ID token without a nonce even where one was sent; the same person has another id there', async () => {
  const [google, linkedin] = [await discover('google'), await discover('linkedin')];
  const [first, second] = [
    await client.authorizationCodeGrant(google, await signIn(google, {})),
    await client.authorizationCodeGrant(
      linkedin,
      await signIn(linkedin, { nonce: 'sent', access_type: 'offline', prompt: 'consent' }),
    ),
  ];
  expect(second.claims()).toMatchObject({ iss: `${sandbox.url}/linkedin`, email: 'Ayu@example.com' });
  expect(second.claims()).not.toHaveProperty('nonce');
  expect(second.refresh_token).toBeUndefined();
  expect(second.claims()?.sub).not.toBe(first.claims()?.sub);
});

test('the same address has the same id each time, and may be unverified', async () => {
  const config = await discover('google');
  const first = await client.authorizationCodeGrant(config, await signIn(config, {}));
  const unverified = { name: 'Ayu', email: 'ayu@example.com' };
  const second = await client.authorizationCodeGrant(config, await signIn(config, {}, unverified));
  expect(second.claims()).toMatchObject({ sub: first.claims()?.sub, email_verified: false });
});

test('another user can sign in with the same browser afterwards', async () => {
  const config = await discover('google');
  const browser = new Browser();
  for (const email of ['ayu@example.com', 'budi@example.com']) {
    const page = await openPage(browser, config, {});
    const back = await browser.follow(await browser.open(page, { ...ayu, email }), redirectUri);
    expect((await client.authorizationCodeGrant(config, back)).claims()).toMatchObject({ email });
  }
});

test.each([
  ['google', 'access_denied'],
  ['linkedin', 'user_cancelled_login'],
])('%s: who turns back is sent back with %s', async (path, error) => {
  const config = await discover(path);
  const browser = new Browser();
  const page = await openPage(browser, config, { state: 'abc' });
  const back = await browser.follow(await browser.open(`${page.href}/cancel`, {}), redirectUri);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'abc' });
});

test('a form without an address is shown again, and what was typed is never markup', async () => {
  const browser = new Browser();
  const page = await openPage(browser, await discover('google'), { login_hint: '"><script>' });
  const refused = await browser.open(page, { name: 'Ayu', email: 'nobody' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('role="alert"');
  expect(await (await browser.open(page)).text()).not.toContain('<script>');
});

test.each([
  ['another address to send back to', { redirect_uri: 'https://elsewhere.example/callback' }],
  ['an application it does not know', { client_id: 'stranger' }],
])('%s is refused', async (_name, parameters) => {
  const config = await discover('google');
  const asked = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid',
    ...parameters,
  });
  const response = await new Browser().open(asked);
  expect([response.status, response.headers.get('location')]).toEqual([400, null]);
});

test('a wrong secret, a wrong verifier and a code that was used are refused', async () => {
  const config = await discover('google');
  const challenge = {
    code_challenge: await client.calculatePKCECodeChallenge('a'.repeat(43)),
    code_challenge_method: 'S256',
  };
  const stranger = await discover('google', { id: 'shop', secret: 'guessed' });
  await expect(client.authorizationCodeGrant(stranger, await signIn(config, {}))).rejects.toThrow();
  await expect(
    client.authorizationCodeGrant(config, await signIn(config, challenge), {
      pkceCodeVerifier: 'b'.repeat(43),
    }),
  ).rejects.toThrow();
  const back = await signIn(config, {});
  await client.authorizationCodeGrant(config, back);
  await expect(client.authorizationCodeGrant(config, back)).rejects.toThrow();
});

test('it says that it is a sandbox when it starts', async () => {
  const { lines, logger } = recordLog();
  const other = await startSandboxOidc(readEnv({ PORT: '0' }), logger);
  await other.ready;
  await other.stop();
  expect(lines.join()).toContain('SANDBOX');
});

test('its pages are its own: no name that was given to its address, and no form or script of another site', async () => {
  const settings = { PORT: '0', HOST: '0.0.0.0', PUBLIC_URL: 'http://provider.example:8092' };
  const published = await startSandboxOidc(readEnv(settings), silentLogger);
  await published.ready;
  const url = `${published.url.replace('0.0.0.0', '127.0.0.1')}/google/.well-known/openid-configuration`;
  const answers = [
    await requestStatus(url, { host: 'provider.example:8092' }),
    await requestStatus(url, { host: 'rebound.example:8092' }),
    await requestStatus(url, { origin: 'https://other.example' }),
  ];
  await published.stop();
  expect(answers).toEqual([200, 421, 403]);
});
