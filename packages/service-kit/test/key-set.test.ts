import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import express from 'express';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import request from 'supertest';
import { createAuthentication } from '../src/authentication';
import { createEndedSessions } from '../src/ended-sessions';
import { createLogger } from '../src/logger';
import { createProblemHandler } from '../src/problem-handler';

const later = 6 * 60_000;

describe('the keys that tokens are checked with', () => {
  let server: LoopbackServer;
  let app: express.Express;
  /** What the issuer shows; null while it is away. */
  let shown: JWK[] | null;
  let asked: number;
  let logged: string[];

  beforeEach(async () => {
    shown = [];
    asked = 0;
    logged = [];
    server = await startLoopbackServer((_request, response) => {
      asked += 1;
      response.statusCode = shown ? 200 : 503;
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: shown ?? [] }));
    });
    const logger = createLogger({ service: 'test', level: 'silent' });
    // This issuer lists no ended sessions.
    const endedSessions = {
      ...createEndedSessions({ identityUrl: server.url, logger }),
      isKnown: () => true,
    };
    const authentication = createAuthentication({
      jwksUrl: `${server.url}/keys`,
      issuer: 'us',
      endedSessions,
    });
    app = express();
    app.get('/', authentication.required, (_incoming, response) => void response.send('in'));
    const write = (line: string) => void logged.push(line);
    app.use(createProblemHandler(createLogger({ service: 'test', level: 'info', destination: { write } })));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await server.stop();
  });

  /** A key of the issuer's. @returns what signs a token of another account with it each time */
  const addKey = async (kid: string, isShown = true) => {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    if (isShown) shown?.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' });
    const exp = Math.floor(Date.now() / 1000) + 3600;
    return () =>
      new SignJWT({
        ...{ iss: 'us', aud: 'authenticated', exp, sub: randomUUID(), session_id: randomUUID() },
        ...{
          role: 'authenticated',
          email: 'a@b.example',
          aal: 'aal1',
          is_anonymous: false,
          user_metadata: {},
        },
      })
        .setProtectedHeader({ alg: 'ES256', kid })
        .sign(privateKey);
  };
  const show = async (token: string) =>
    (await request(app).get('/').set('Authorization', `Bearer ${token}`)).status;

  test('S34 a hundred tokens with invented keys after a start are refused, ask for the keys twice at most and keep nobody out', async () => {
    const sign = await addKey('ours');
    const invented = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => (await addKey(`invented-${index}`, false))()),
    );
    const answers = await Promise.all(invented.map(show));
    expect(new Set(answers)).toEqual(new Set([401]));
    expect(await show(await sign())).toBe(200);
    expect(asked).toBeLessThanOrEqual(2);
    expect(logged.join('').length / invented.length).toBeLessThan(500);
  });

  test('known keys outlast an issuer that is away, also when they are due to be read again', async () => {
    const sign = await addKey('ours');
    expect(await show(await sign())).toBe(200);
    shown = null;
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + later);
    for (let count = 0; count < 3; count += 1) expect(await show(await sign())).toBe(200);
    expect(asked).toBe(2); // at the start, and when they were due
  });

  test('a key of another day is read in the background, and one that is shown no more is forgotten', async () => {
    const signOld = await addKey('old');
    expect(await show(await signOld())).toBe(200);
    shown = [];
    const signNew = await addKey('new');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + later);
    expect(await show(await signOld())).toBe(200); // has them read again
    expect(await show(await signNew())).toBe(200);
    expect(await show(await signOld())).toBe(401);
    expect(asked).toBe(2);
  });

  test('an unknown key is looked for again after a while, and 503 says so where the issuer is away', async () => {
    const sign = await addKey('ours');
    expect(await show(await sign())).toBe(200);
    const signNew = await addKey('new');
    expect(await show(await signNew())).toBe(401);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 11_000);
    expect(await show(await signNew())).toBe(200);
    shown = null;
    jest.spyOn(Date, 'now').mockReturnValue(now + 30_000);
    expect(await show(await (await addKey('another', false))())).toBe(503);
  });
});
