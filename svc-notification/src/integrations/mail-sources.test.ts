import { randomUUID } from 'node:crypto';
import { startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { createApplicationTitles, createMailRecipients } from './mail-sources';

const secret = 'Tb4wQn8ZkXs2LmVd6RfHy0JcGp9UeAa3';
const [userId, applicationId] = [randomUUID(), randomUUID()];
const asked: (string | undefined)[][] = [];
let answer: { status: number; body: object };
let server: Awaited<ReturnType<typeof startLoopbackServer>>;

beforeAll(async () => {
  server = await startLoopbackServer(({ url, headers }, response) => {
    asked.push([url, headers.authorization]);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
});
afterAll(() => server.stop());
beforeEach(() => asked.splice(0));

const open = <T>(create: (options: { url: string; secret: string; logger: typeof silentLogger }) => T): T =>
  create({ url: server.url, secret, logger: silentLogger });

test('asks svc-profile by the shared secret where a mail of a topic goes', async () => {
  const recipients = open(createMailRecipients);
  answer = { status: 200, body: { recipient: null, reason: 'switched_off' } };
  expect(await recipients.find({ userId, topic: 'hiring' })).toEqual(answer.body);
  const path = `/internal/v1/mail-recipients/${userId}?topic=hiring`;
  expect(asked).toEqual([[path, `Bearer ${secret}`]]);
  answer = { status: 401, body: {} }; // another secret is no reason to send nothing for ever
  const refused = recipients.find({ userId, topic: 'hiring' });
  await expect(refused).rejects.toMatchObject({ code: 'DEPENDENCY_UNAVAILABLE' });
  recipients.close();
});

test('asks svc-hiring what an application is called, which an unknown one is not', async () => {
  const titles = open(createApplicationTitles);
  const title = { job_id: randomUUID(), job_title: 'Barista', company_name: 'Kopi', company_slug: 'kopi' };
  answer = { status: 200, body: title };
  expect(await titles.find(applicationId)).toEqual(title);
  answer = { status: 404, body: {} };
  expect(await titles.find(applicationId)).toBeNull();
  answer = { status: 503, body: {} };
  await expect(titles.find(applicationId)).rejects.toMatchObject({ code: 'DEPENDENCY_UNAVAILABLE' });
  expect(asked[0]).toEqual([`/internal/v1/application-titles/${applicationId}`, `Bearer ${secret}`]);
  titles.close();
});
