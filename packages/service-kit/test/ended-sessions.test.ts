import { randomUUID } from 'node:crypto';
import type { EndedSessionsPage } from '@sabi/contracts/http/identity/ended-sessions';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { endedSessionKey } from '../src/ended-session-key';
import { createEndedSessions, guardedStaleMs, longestStaleMs, sessionKeysOf } from '../src/ended-sessions';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const someone = () => ({ sessionId: randomUUID(), userId: randomUUID() });

describe('the list of ended sessions', () => {
  /** What svc-identity lists, page by page; null: it does not answer. */
  let pages: (EndedSessionsPage | null)[];
  const asked: string[] = [];
  let server: LoopbackServer;

  beforeAll(async () => {
    server = await startLoopbackServer((request, response) => {
      asked.push(request.url ?? '');
      const page = pages.length > 1 ? pages.shift() : pages[0];
      if (!page) response.writeHead(503).end();
      else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(page));
    });
  });
  beforeEach(() => asked.splice(0));
  afterAll(() => server.stop());

  const page = (ended: EndedSessionsPage['ended'] = [], rest: Partial<EndedSessionsPage> = {}) => ({
    ended,
    next: '1',
    has_more: false,
    ...rest,
  });
  const create = (clock?: () => number) =>
    createEndedSessions({
      identityUrl: `${server.url}/.well-known/jwks.json`,
      logger: silentLogger,
      ...(clock && { clock }),
    });

  test('S30 has a session by its own id and by that of its account, for as long as it is listed', async () => {
    const [one, other, opened] = [someone(), someone(), someone()];
    pages = [
      page([
        [endedSessionKey(one.sessionId), inSeconds(60)],
        [endedSessionKey(other.userId), inSeconds(60)],
        [endedSessionKey(opened.userId), inSeconds(-1)],
      ]),
    ];
    const list = create();
    await list.refresh();
    expect([one, other, opened, someone()].map((who) => list.has(sessionKeysOf(who)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('what is listed later of the same account counts: a ban that was lifted', async () => {
    const who = someone();
    const key = endedSessionKey(who.userId);
    const list = create();
    pages = [page([[key, inSeconds(60)]]), page([[key, inSeconds(-1)]])];
    await list.refresh();
    expect(list.has(sessionKeysOf(who))).toBe(true);
    await list.refresh();
    expect(list.has(sessionKeysOf(who))).toBe(false);
  });

  test('every page is read before anything counts as known, and the next time from where the last one ended', async () => {
    const who = someone();
    pages = [
      page([], { next: '7.abcdefghijklmnopqrstuv', has_more: true }),
      page([[endedSessionKey(who.sessionId), inSeconds(60)]], { next: '9' }),
    ];
    const list = create();
    expect(list.isKnown(longestStaleMs)).toBe(false);
    await list.refresh();
    expect(list.has(sessionKeysOf(who))).toBe(true);
    await list.refresh();
    expect(asked).toEqual([
      '/internal/v1/ended-sessions',
      '/internal/v1/ended-sessions?after=7.abcdefghijklmnopqrstuv',
      '/internal/v1/ended-sessions?after=9',
    ]);
  });

  test('while svc-identity is away the list ages: first it is too old for what is guarded, then for anything', async () => {
    let now = 1000;
    const list = create(() => now);
    expect(() => list.assertLoaded()).toThrow('not been loaded');
    pages = [page()];
    await list.refresh();
    expect(() => list.assertLoaded()).not.toThrow();
    pages = [null];
    now += guardedStaleMs;
    await expect(list.refresh()).rejects.toThrow('503');
    expect([guardedStaleMs, longestStaleMs].map(list.isKnown)).toEqual([true, true]);
    now += 1;
    expect([guardedStaleMs, longestStaleMs].map(list.isKnown)).toEqual([false, true]);
    now += longestStaleMs - guardedStaleMs;
    expect(list.isKnown(longestStaleMs)).toBe(false);
    pages = [page()];
    await list.refresh();
    expect(list.isKnown(guardedStaleMs)).toBe(true);
  });

  test('what was loaded stays known while svc-identity is away', async () => {
    const who = someone();
    pages = [page([[endedSessionKey(who.sessionId), inSeconds(60)]]), null];
    const list = create();
    await list.refresh();
    await expect(list.refresh()).rejects.toThrow('503');
    expect(list.has(sessionKeysOf(who))).toBe(true);
  });

  test('who waits for the end of a session hears of it once, and not after they have left', async () => {
    const [one, left] = [someone(), someone()];
    const list = create();
    const heard: string[] = [];
    list.onEnd(sessionKeysOf(one), () => heard.push('one'));
    list.onEnd(sessionKeysOf(left), () => heard.push('left'))();
    pages = [
      page([one.sessionId, one.userId, left.sessionId].map((id) => [endedSessionKey(id), inSeconds(60)])),
    ];
    await list.refresh();
    await list.refresh();
    expect(heard).toEqual(['one']);
    list.onEnd(sessionKeysOf(one), () => heard.push('late'));
    expect(heard).toEqual(['one', 'late']);
  });
});
