import { randomUUID } from 'node:crypto';
import { listOwnCompaniesRoute } from '@sabi/contracts/http/hiring/companies';
import { startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { createCompanyRoles } from './hiring-company-roles';

const [userId, companyId, other] = [randomUUID(), randomUUID(), randomUUID()];
const company = { company_id: companyId, slug: 'pt-rasa', name: 'PT Rasa', role: 'recruiter' };
const asked: { path: string | undefined; authorization: string | undefined }[] = [];
let answer: { status: number; body: object };
let server: Awaited<ReturnType<typeof startLoopbackServer>>;

beforeAll(async () => {
  server = await startLoopbackServer(({ url, headers }, response) => {
    asked.push({ path: url, authorization: headers.authorization });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
});
afterAll(() => server.stop());

test('asks with the token of the caller, and keeps a membership but not that there is none', async () => {
  const roles = createCompanyRoles({ hiringUrl: server.url, logger: silentLogger });
  const find = (id: string) => roles.find({ userId, companyId: id, authorization: 'Bearer token' });
  answer = { status: 200, body: { companies: [company] } };
  expect(await find(companyId)).toBe('recruiter');
  expect(await find(companyId)).toBe('recruiter');
  expect(asked).toEqual([{ path: listOwnCompaniesRoute.path, authorization: 'Bearer token' }]);
  expect(await find(other)).toBeNull();
  answer = { status: 200, body: { companies: [company, { ...company, company_id: other, role: 'owner' }] } };
  expect(await find(other)).toBe('owner');
  roles.close();
});

test('says that svc-hiring is away rather than that there is no membership', async () => {
  const roles = createCompanyRoles({ hiringUrl: server.url, logger: silentLogger });
  answer = { status: 500, body: {} };
  const found = roles.find({ userId, companyId, authorization: 'Bearer token' });
  await expect(found).rejects.toMatchObject({ code: 'DEPENDENCY_UNAVAILABLE' });
  roles.close();
});
