import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import express from 'express';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import request from 'supertest';
import { createAuthentication, type Principal } from '../src/authentication';
import {
  createEndedSessions,
  type EndedSessions,
  guardedStaleMs,
  longestStaleMs,
} from '../src/ended-sessions';
import { createLogger } from '../src/logger';
import { createProblemHandler } from '../src/problem-handler';
import { createTokenCache } from '../src/token-cache';

const uuid = '11111111-1111-4111-8111-111111111111';
/** The token cache reads its clock once a millisecond. */
const clockReadMs = 5;

describe('access tokens', () => {
  let issuer: TokenIssuer;
  let app: express.Express;
  let endedSessions: EndedSessions;
  let now = 0;

  beforeAll(async () => {
    issuer = await startTokenIssuer();
    const logger = createLogger({ service: 'test', level: 'silent' });
    endedSessions = createEndedSessions({ identityUrl: issuer.issuer, logger, clock: () => now });
    await endedSessions.refresh();
    const authentication = createAuthentication({
      jwksUrl: issuer.jwksUrl,
      issuer: issuer.issuer,
      endedSessions,
    });
    app = express();
    app.get('/required', authentication.required, (incoming, response) => void response.json(incoming.user));
    app.get(
      '/optional',
      authentication.optional,
      (incoming, response) => void response.json(incoming.user ?? null),
    );
    app.get(
      '/guarded',
      authentication.optional,
      authentication.guarded,
      (incoming, response) => void response.json(incoming.user ?? null),
    );
    app.get('/key', authentication.serviceKey, (incoming, response) => void response.json(incoming.staff));
    for (const [path, admitsServiceKey] of [
      ['/staff', false],
      ['/staff-or-key', true],
    ] as const)
      app.get(
        path,
        authentication.staff({ roles: ['support', 'reviewer'], admitsServiceKey }),
        (incoming, response) => void response.json({ staff: incoming.staff, user: incoming.user?.userId }),
      );
    app.use(createProblemHandler(createLogger({ service: 'test', level: 'silent' })));
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => issuer.close());

  const call = (path: string, token?: string) => {
    const pending = request(app).get(path);
    return token === undefined ? pending : pending.set('Authorization', `Bearer ${token}`);
  };

  test('a valid token gives the account it was issued for', async () => {
    const { body } = await call(
      '/required',
      await issuer.sign({ sub: uuid, user_metadata: { first_name: 'Ayu' } }),
    ).expect(200);
    expect(body).toMatchObject({ userId: uuid, userMetadata: { first_name: 'Ayu' }, aal: 'aal1' });
  });

  test('S35 a token that was in order is refused once it has ended, however often it was shown', async () => {
    const token = await issuer.sign({ sub: uuid });
    await call('/required', token).expect(200);
    await call('/required', token).expect(200);
    await delay(clockReadMs);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_700_000);
    await call('/required', token).expect(401);
    await call('/optional', token).expect(200, 'null');
  });

  test('a verified token is cached for a minute at most, and under no other text', async () => {
    const cache = createTokenCache();
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // stands, as the other clock does
    const principal = {
      principal: { userId: uuid } as Principal,
      keys: { session: 'one', account: 'two' },
      standing: { roles: [], aal: 'aal1', signedInAt: null },
    };
    const inSeconds = (seconds: number) => Date.now() / 1000 + seconds;
    cache.add('long', principal, inSeconds(3600));
    cache.add('short', principal, inSeconds(5));
    cache.add('ended', principal, inSeconds(-1));
    const findAt = async (ms: number) => {
      now.mockReturnValue(ms);
      await delay(clockReadMs);
      return ['long', 'short', 'ended', 'lon'].filter((token) => cache.find(token));
    };
    expect(await findAt(1000)).toEqual(['long', 'short']);
    expect(await findAt(6001)).toEqual(['long']);
    expect(await findAt(61_001)).toEqual([]);
  });

  test('without a token a required route answers 401, an optional one lets the caller through', async () => {
    expect((await call('/required').expect(401)).body.code).toBe('TOKEN_MISSING');
    await call('/optional').expect(200, 'null');
    await call('/optional', 'junk').expect(200, 'null');
  });

  test.each(['session_id', 'sub'] as const)(
    'S30 a token is refused once its %s is known to have ended, also one that was let in before',
    async (claim) => {
      const claims = { sub: randomUUID(), session_id: randomUUID() };
      const token = await issuer.sign(claims);
      await call('/required', token).expect(200);
      issuer.end(claims[claim]);
      await endedSessions.refresh();
      for (const bearer of [token, await issuer.sign(claims)]) {
        expect((await call('/required', bearer).expect(401)).body.code).toBe('TOKEN_INVALID');
        await call('/optional', bearer).expect(200, 'null');
      }
      await call('/required', await issuer.sign()).expect(200);
    },
  );

  test('S30 where nothing was heard of ended sessions for long, files and payments are refused first, then everything of an account', async () => {
    const token = await issuer.sign();
    const expectRefused = async (path: string) => {
      const { body } = await call(path, token).expect(503).expect('Retry-After', '5');
      expect(body.code).toBe('SESSION_UNCONFIRMED');
    };
    await endedSessions.refresh();
    await call('/guarded', token).expect(200);
    now += guardedStaleMs + 1;
    await expectRefused('/guarded');
    await call('/guarded').expect(200, 'null'); // nobody’s session
    await call('/required', token).expect(200);
    now += longestStaleMs;
    for (const path of ['/required', '/optional', '/guarded']) await expectRefused(path);
    await call('/optional').expect(200, 'null');
    await endedSessions.refresh();
    await call('/guarded', token).expect(200);
  });

  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
  test.each<[string, string, object | ((now: number) => object)]>([
    ['S35', 'expired', (now) => ({ exp: now - 3600, iat: now - 3610 })],
    ['S35', 'not yet valid', (now) => ({ nbf: now + 3600 })],
    ['S35', 'issued in the future', (now) => ({ iat: now + 660, exp: now + 3600 })],
    ['S37', 'of another issuer', { iss: 'http://elsewhere' }],
    ['S37', 'for another audience', { aud: 'someone-else' }],
    ['S35', 'without expiry', { exp: undefined }],
    ['S36', 'without session (an ID token)', { session_id: undefined }],
    ['S36', 'of a service role', { role: 'service_role' }],
    ['S36', 'of another application', { client_id: uuid, scope: 'openid email' }],
    ['S35', 'with a subject that is no account', { sub: 'admin' }],
  ])('%s a token %s is refused', async (_check, _what, given) => {
    const claims = typeof given === 'function' ? given(Math.floor(Date.now() / 1000)) : given;
    const { body } = await call('/required', await issuer.sign(claims as never)).expect(401);
    expect(body.code).toBe('TOKEN_INVALID');
  });

  test('R26 a token of an issuer whose clock is ten minutes early is taken', async () => {
    const now = Math.floor(Date.now() / 1000);
    await call('/required', await issuer.sign({ sub: uuid, iat: now + 600, exp: now + 4200 })).expect(200);
  });

  test('S23 a session that has yet to show the second factor of its account opens nothing', async () => {
    const below = await issuer.sign({ sub: uuid, aal: 'aal1', required_aal: 'aal2' });
    const { body } = await call('/required', below).expect(403);
    expect(body.code).toBe('ACCESS_DENIED');
    await call('/optional', below).expect(200, 'null');
    await call('/required', await issuer.sign({ sub: uuid, aal: 'aal2', required_aal: 'aal2' })).expect(200);
    await call('/required', await issuer.sign({ sub: uuid, aal: 'aal2' })).expect(200);
  });

  const key = { role: 'service_role', session_id: undefined, sub: undefined } as const;

  test('a service key opens what is for machines, and says who they are where it can', async () => {
    await call('/key', await issuer.sign(key as never)).expect(200, {
      role: 'service_role',
      subject: null,
    });
    const named = await issuer.sign({ ...key, sub: 'rina' } as never);
    await call('/key', named).expect(200, { role: 'service_role', subject: 'rina' });
  });

  test.each([
    ['S47', 'nobody', undefined, 401, 'TOKEN_MISSING'],
    ['S47', 'an account', {}, 403, 'ACCESS_DENIED'],
    [
      'S36',
      'an account that names itself staff',
      { user_metadata: { role: 'service_role' } },
      403,
      'ACCESS_DENIED',
    ],
    ['S36', 'a visitor’s key', { ...key, role: 'anon' }, 401, 'TOKEN_INVALID'],
    ['S35', 'a key without end', { ...key, exp: undefined }, 401, 'TOKEN_INVALID'],
    ['S37', 'a key for another audience', { ...key, aud: 'someone-else' }, 401, 'TOKEN_INVALID'],
    ['S37', 'a key of another issuer', { ...key, iss: 'http://elsewhere' }, 401, 'TOKEN_INVALID'],
    ['S29', 'a key of a session, which may have ended', { ...key, session_id: uuid }, 401, 'TOKEN_INVALID'],
    ['S36', 'a key of an application', { ...key, client_id: uuid }, 401, 'TOKEN_INVALID'],
  ])('%s %s has no service key', async (_check, _who, claims, status, code) => {
    const token = claims && (await issuer.sign(claims as never));
    expect((await call('/key', token).expect(status)).body.code).toBe(code);
  });

  const hours = (count: number) => Math.floor(Date.now() / 1000) - count * 3600;
  const member = (...roles: unknown[]) => ({
    sub: uuid,
    aal: 'aal2',
    app_metadata: { provider: 'email', staff_roles: roles },
    amr: [
      { method: 'totp', timestamp: hours(0) },
      { method: 'password', timestamp: hours(11) },
    ],
  });

  test('a member of staff is let in by a role of the route, and an administrator by theirs', async () => {
    const admitted = (role: string) => ({ staff: { role, subject: uuid }, user: uuid });
    for (const path of ['/staff', '/staff-or-key']) {
      await call(path, await issuer.sign(member('finance', 'reviewer'))).expect(200, admitted('reviewer'));
      await call(path, await issuer.sign(member('admin'))).expect(200, admitted('admin'));
      await call(path, await issuer.sign(member('painter', null, 'support'))).expect(
        200,
        admitted('support'),
      );
    }
  });

  test.each<[string, string, object | undefined, number, string]>([
    ['S47', 'nobody', undefined, 401, 'TOKEN_MISSING'],
    ['S47', 'an account without a role', { aal: 'aal2' }, 403, 'STAFF_ROLE_MISSING'],
    ['S47', 'one with another role', member('finance'), 403, 'STAFF_ROLE_MISSING'],
    [
      'S47',
      'one with roles that are no list',
      { app_metadata: { staff_roles: 'admin' } },
      403,
      'STAFF_ROLE_MISSING',
    ],
    [
      'S47',
      'one that names its own role',
      { user_metadata: { staff_roles: ['admin'] } },
      403,
      'STAFF_ROLE_MISSING',
    ],
    [
      'S23',
      'one without the second factor',
      { ...member('admin'), aal: 'aal1' },
      403,
      'STAFF_FACTOR_MISSING',
    ],
    [
      'S23',
      'one that has yet to show its second factor',
      { ...member('admin'), aal: 'aal1', required_aal: 'aal2' },
      403,
      'STAFF_FACTOR_MISSING',
    ],
    [
      'S28',
      'one that signed in thirteen hours ago and showed its factor just now',
      {
        ...member('admin'),
        amr: [
          { method: 'totp', timestamp: hours(0) },
          { method: 'password', timestamp: hours(13) },
        ],
      },
      403,
      'STAFF_SIGN_IN_TOO_OLD',
    ],
    [
      'S28',
      'one that does not say when it signed in',
      { ...member('admin'), amr: ['password'] },
      403,
      'STAFF_SIGN_IN_TOO_OLD',
    ],
    ['S36', 'an application', { ...member('admin'), client_id: uuid }, 401, 'TOKEN_INVALID'],
    ['S35', 'an expired token', { ...member('admin'), exp: hours(1), iat: hours(2) }, 401, 'TOKEN_INVALID'],
  ])('%s %s does not act as staff', async (_check, _who, claims, status, code) => {
    for (const path of ['/staff', '/staff-or-key']) {
      const token = claims && (await issuer.sign(claims as never));
      expect((await call(path, token).expect(status)).body.code).toBe(code);
    }
  });

  test('a service key acts as staff where the route says so, and nowhere else', async () => {
    const token = await issuer.sign(key as never);
    await call('/staff-or-key', token).expect(200, { staff: { role: 'service_role', subject: null } });
    expect((await call('/staff', token).expect(401)).body.code).toBe('TOKEN_INVALID');
  });

  test('S30 a member of staff is refused once the session has ended, and while that is unknown', async () => {
    const claims = { ...member('admin'), sub: randomUUID(), session_id: randomUUID() };
    const token = await issuer.sign(claims);
    await endedSessions.refresh();
    await call('/staff', token).expect(200);
    now += guardedStaleMs + 1;
    expect((await call('/staff', token).expect(503)).body.code).toBe('SESSION_UNCONFIRMED');
    issuer.end(claims.session_id);
    await endedSessions.refresh();
    expect((await call('/staff', token).expect(401)).body.code).toBe('TOKEN_INVALID');
  });

  test('S33 a token signed by nobody, by another key, or with the public key as a secret is refused', async () => {
    const claims = {
      sub: uuid,
      iss: issuer.issuer,
      aud: 'authenticated',
      exp: inAnHour(),
      session_id: uuid,
      role: 'authenticated',
    };
    const unsigned = new UnsecuredJWT(claims).encode();
    const { privateKey } = await generateKeyPair('ES256');
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'test' })
      .sign(privateKey);
    const jwks = await (await fetch(issuer.jwksUrl)).text();
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .sign(Buffer.from(jwks));
    for (const token of [unsigned, foreign, confused]) await call('/required', token).expect(401);
  });

  test('S34 a key the token brings along or points to is not looked at', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const token = await new SignJWT({ sub: uuid, iss: issuer.issuer, aud: 'authenticated', exp: inAnHour() })
      .setProtectedHeader({ alg: 'ES256', kid: '../../dev/null', jku: 'http://127.0.0.1:9/keys' })
      .sign(privateKey);
    await call('/required', token).expect(401);
  });

  test('while the key set cannot be had, a caller with a token gets a retry delay, is never let in or sent to sign in', async () => {
    const jwksUrl = 'http://127.0.0.1:9/keys';
    const away = createAuthentication({ jwksUrl, issuer: issuer.issuer, endedSessions });
    const site = express();
    site.get(['/required', '/optional'], (incoming, response, next) => {
      away[incoming.path === '/required' ? 'required' : 'optional'](incoming, response, next);
    });
    site.use((_incoming, response) => void response.send('let in'));
    site.use(createProblemHandler(createLogger({ service: 'test', level: 'silent' })));
    const token = await issuer.sign();
    for (const path of ['/required', '/optional']) {
      const { body } = await request(site)
        .get(path)
        .set('Authorization', `Bearer ${token}`)
        .expect(503)
        .expect('Retry-After', '5');
      expect(body.code).toBe('DEPENDENCY_UNAVAILABLE');
    }
    await request(site).get('/required').expect(401);
    await request(site).get('/optional').expect(200, 'let in');
  });
});
