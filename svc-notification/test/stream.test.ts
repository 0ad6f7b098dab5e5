import type { Notification } from '@sabi/contracts/http/notification/notifications';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { type Account, base, startTestService, type TestService } from './support/harness';
import { openStream } from './support/event-reader';

let service: TestService;
let isStopped = false;

beforeAll(async () => {
  service = await startTestService({ heartbeatMs: 50 });
});
afterAll(async () => {
  if (!isStopped) await service.stop();
});

const listIds = async (account: Account): Promise<string[]> => {
  const { body } = await service.call('get', `${base}/notifications`, account).expect(200);
  return (body.notifications as Notification[]).map(({ notification_id: id }) => id);
};

test('a stream says at once how many are unread, and then what has arrived or changed', async () => {
  const account = await service.account();
  await service.notify(account, {});
  const stream = await openStream(service, account);
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  const { data, id } = await stream.until(() => true);
  expect(data).toEqual({ unread: 1, unread_subjects: 1, sequence: 1, notification_ids: [] });
  expect(id).toBe('1');
  await service.notify(account, {});
  const arrived = await stream.until((event) => event.data.unread === 2);
  const [newest = ''] = await listIds(account);
  expect(
    (await listIds(account)).filter((each) => arrived.data.notification_ids.includes(each)),
  ).toHaveLength(1);
  await service.call('patch', `${base}/notifications/${newest}`, account, { is_read: true }).expect(200);
  const changed = await stream.until((event) => event.data.sequence > arrived.data.sequence);
  expect(changed.data).toMatchObject({ unread: 1, unread_subjects: 1, notification_ids: [newest] });
  await eventually(() => expect(stream.comments()).toBeGreaterThan(1));
  stream.leave();
});

test('a stream that was cut continues after its last event, and others hear nothing', async () => {
  const [account, other] = await Promise.all([service.account(), service.account()]);
  const foreign = await openStream(service, other);
  const stream = await openStream(service, account);
  const { id: last } = await stream.until(() => true);
  stream.leave();
  await service.notify(account, {}, {});
  const again = await openStream(service, account, last);
  const { data } = await again.until(() => true);
  expect([...data.notification_ids].sort()).toEqual((await listIds(account)).sort());
  const unknown = await openStream(service, account, 'not one of ours');
  expect((await unknown.until(() => true)).data.notification_ids).toEqual([]);
  expect(foreign.events.map((event) => event.data.unread)).toEqual([0]);
  for (const each of [foreign, again, unknown]) each.leave();
});

test('a stream ends with its session', async () => {
  const account = await service.account();
  const stream = await openStream(service, account);
  await stream.until(() => true);
  service.issuer.end(account.sessionId);
  await stream.closed;
  await eventually(async () => expect((await openStream(service, account)).status).toBe(401));
});

test('an account has six streams at a time, and HEAD opens none', async () => {
  const account = await service.account();
  const streams = await Promise.all(Array.from({ length: 6 }, () => openStream(service, account)));
  expect((await openStream(service, account)).status).toBe(429);
  streams.pop()?.leave();
  await eventually(async () => {
    const next = await openStream(service, account);
    next.leave();
    expect(next.status).toBe(200);
  });
  for (const each of streams) each.leave();
  const { token } = await service.account();
  await request(service.url).head(`${base}/stream`).auth(token, { type: 'bearer' }).expect(200);
  await eventually(() => expect(service.dependencies.inboxFeed.followerCount).toBe(0));
});

test('streams end with the service', async () => {
  const stream = await openStream(service, await service.account());
  await stream.until(() => true);
  isStopped = true;
  await Promise.all([service.stop(), stream.closed]);
});
