// `npm run bench:sessions`: cost per request of checking whether the token's session has ended.
import { randomUUID } from 'node:crypto';
import type { EndedSessionsPage } from '@sabi/contracts/http/identity/ended-sessions';
import { createAuthentication } from '@sabi/service-kit/authentication';
import { endedSessionKey } from '@sabi/service-kit/ended-session-key';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import type { NextFunction, Request, Response } from 'express';

const requests = 300_000;
const rounds = 7;
const tokens = 1000;
const ended = 100_000;

const until = Math.floor(Date.now() / 1000) + 3600;
const endedSessionsPage: EndedSessionsPage = {
  ended: Array.from({ length: ended }, () => [endedSessionKey(randomUUID()), until]),
  next: '0',
  has_more: false,
};
const issuer = await startTokenIssuer();
const identity = await startLoopbackServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(endedSessionsPage));
});
const list = createEndedSessions({ identityUrl: identity.url, logger: silentLogger });
await list.refresh();
const unasked: EndedSessions = { ...list, has: () => false, isKnown: () => true };
const bearers = await Promise.all(
  Array.from({ length: tokens }, async () => `Bearer ${await issuer.sign()}`),
);

/** @returns microseconds per request with a known token, the minimum of the rounds */
async function measure(endedSessions: EndedSessions): Promise<number> {
  const { jwksUrl } = issuer;
  const { required } = createAuthentication({ jwksUrl, issuer: issuer.issuer, endedSessions });
  const enter = (authorization: string) =>
    new Promise<void>((resolve, reject) => {
      const next: NextFunction = (error?: unknown) => (error ? reject(error as Error) : resolve());
      void required({ headers: { authorization } } as Request, {} as Response, next);
    });
  for (const bearer of bearers) await enter(bearer);
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    for (let index = 0; index < requests; index += 1) await enter(bearers[index % tokens] ?? '');
    least = Math.min(least, ((performance.now() - begun) * 1000) / requests);
  }
  return least;
}

const without = await measure(unasked);
const withList = await measure(list);
const row = (what: string, microseconds: number) =>
  `${what.padEnd(46)} ${microseconds.toFixed(3)} µs a request`;
console.log(row('token remembered, session not asked after', without));
console.log(row(`the same, ${ended.toLocaleString('en')} sessions ended and asked`, withList));
console.log(row('difference', withList - without));
await Promise.all([identity.stop(), issuer.close()]);
