import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { createRecruiterApprovals, type ProfileRecruiterApprovals } from './profile-recruiter-approvals';

let server: Server | undefined;
let approvals: ProfileRecruiterApprovals | undefined;
const asked: (string | undefined)[] = [];

afterEach(async () => {
  approvals?.close();
  asked.length = 0;
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** @returns a client of a svc-profile with this answer */
async function open(answer: RequestListener) {
  const started = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    answer(request, response);
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  const profileUrl = `http://127.0.0.1:${port}`;
  approvals = createRecruiterApprovals({ profileUrl, logger: silentLogger });
  return approvals;
}

const answerWith =
  (status: number, body: object): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const review = {
  state: 'approved',
  version: 1,
  reason: null,
  question: null,
  submitted_at: '2026-11-02T03:00:00.000Z',
  decided_at: '2026-11-03T03:00:00.000Z',
  expected_by: null,
  company: {
    first_name: null,
    last_name: null,
    current_organization: null,
    title: null,
    company_email: null,
    phone_number: null,
    message: null,
  },
  may_answer: false,
};
const caller = { userId: '00000000-0000-4000-8000-000000000001', authorization: 'Bearer token' };
const unavailable = { code: 'DEPENDENCY_UNAVAILABLE', retryAfterSeconds: 5 };

test("the state of the caller's approval is what svc-profile says", async () => {
  const from = await open(answerWith(200, review));
  await expect(from.find(caller)).resolves.toBe('approved');
  expect(asked).toEqual(['/api/profile/v1/recruiter-review Bearer token']);
});

test.each([403, 404])('an account to which it answers %d is no recruiter', async (status) => {
  await expect((await open(answerWith(status, {}))).find(caller)).resolves.toBeNull();
});

test.each<[string, RequestListener]>([
  ['fails', answerWith(500, {})],
  ['refuses', answerWith(429, {})],
  ['answers something else', answerWith(200, { state: 'yes' })],
])('it cannot be known where svc-profile %s', async (_what, answer) => {
  await expect((await open(answer)).find(caller)).rejects.toMatchObject(unavailable);
});
