import { randomUUID } from 'node:crypto';
import type { Route } from '@sabi/contracts/http/route';
import { fillPath, listOperations, nameOfOperation, type Operation } from '@sabi/test-kit/openapi/operations';
import { findWrongStaffAccess } from '@sabi/test-kit/openapi/staff-access';
import { buildExample } from '@sabi/test-kit/openapi/schema-example';
import request from 'supertest';
import { findAudience } from '../src/domain/access/route-policy';
import { allRoutes } from '../src/entry-points/http/all-routes';
import { createProfileOpenApi } from '../src/entry-points/http/openapi';
import { openApprovalDesk, readApproval, type ApprovalDesk, createReviewer, keyClaims } from './approvals';
import { type Caller, outcomes, refusals } from './callers';
import { pdfBytes, reportSuccess, uploadCv } from './cvs';
import { type Account, buildParsedCv, type TestService } from './harness';
import { findFixture, isMissing, isOwned, type Owned } from './owned-fixtures';
import { createShareLink } from './sharing';

/** Columns of the matrix: the policy's callers, and the owner of the named thing. */
const comers = [
  'visitor',
  'recruiter pending',
  'recruiter approved',
  'member of staff',
  'service key',
] as const satisfies Caller[];
type Comer = (typeof comers)[number];

interface Person {
  readonly token?: string;
  /** Part of all the person's data. */
  readonly canary: string;
}

/** All operations of openapi.json, so that new routes are included. */
const operations = listOperations(createProfileOpenApi());
const routeOf = (operation: Operation): Route => {
  const route = allRoutes.find(({ method, path }) => method === operation.method && path === operation.path);
  if (!route) throw new Error(`${nameOfOperation(operation)} is in no contract`);
  return route;
};
const newCanary = () => `kenari${randomUUID().replaceAll('-', '')}`;

describe('who reaches what', () => {
  let desk: ApprovalDesk;
  let service: TestService;
  const people = new Map<Comer | 'other talent', Person>();

  /** A talent with the canary in profile, CV, file name and parsed entries. */
  const createTalent = async (): Promise<Person & Account & Owned> => {
    const canary = newCanary();
    const account = await service.account({
      user_type: 'talent',
      first_name: canary,
      last_name: canary,
      position_interest: canary,
    });
    const content = Buffer.concat([pdfBytes, Buffer.from(canary)]);
    const cv = await uploadCv(service, account, { content, query: { name: `${canary}.pdf` } });
    await reportSuccess(service, account, cv, buildParsedCv({ personal_summary: canary }));
    const removed = await uploadCv(service, account, { query: { name: `${canary}-2.pdf` } });
    await request(service.url)
      .delete(`/api/profile/v1/resumes/${removed.id}`)
      .auth(account.token, { type: 'bearer' })
      .expect(200);
    const { id: linkId } = await createShareLink(service, account, { label: canary });
    return { ...account, canary, cv, removed, linkId };
  };

  const createRecruiter = async (decision?: object): Promise<Person> => {
    const canary = newCanary();
    const account = await desk.recruiter({ first_name: canary, current_organization: canary });
    await readApproval(service, account);
    if (decision) await desk.decide(account, decision).expect(200);
    return { token: account.token, canary };
  };

  beforeAll(async () => {
    desk = await openApprovalDesk({
      timings: { parserWaitMs: 50 },
      env: { INQUIRIES_PER_NETWORK: '10000' },
    });
    ({ service } = desk);
    people
      .set('visitor', { canary: newCanary() })
      .set('recruiter pending', await createRecruiter())
      .set('recruiter approved', await createRecruiter({ decision: 'approved', version: 1 }))
      .set('member of staff', { canary: newCanary(), token: (await createReviewer(service)).token })
      .set('service key', { canary: newCanary(), token: await service.issuer.sign(keyClaims()) })
      .set('other talent', await createTalent());
  });

  afterAll(() => desk.stop());

  const call = async (operation: Operation, owned: Account & Owned, { token }: Person) => {
    const path = fillPath(
      operation.path,
      (name) => findFixture(name)?.(owned, operation.path) ?? randomUUID(),
    );
    const pending = request(service.url)[operation.method](path).buffer(true);
    if (token) pending.auth(token, { type: 'bearer' });
    if (operation.streamedBody) pending.set('Content-Type', 'application/pdf').send(pdfBytes);
    else if (operation.jsonBody) pending.send(buildBody(operation, owned));
    const { status, body, text = '', headers } = await pending;
    const code = (body as { code?: string } | undefined)?.code ?? '';
    return { status, code, said: `${text}${JSON.stringify(body)}${JSON.stringify(headers)}` };
  };

  /** No answer contains other accounts' data, except to the staff about recruiters. */
  const expectNoCanaryOf = (said: string, others: readonly Person[]) => {
    for (const { canary } of others) expect(said).not.toContain(canary);
  };

  /** Owner of what GET requests name: as they change nothing, they share one. */
  let read: ReturnType<typeof createTalent> | undefined;

  describe.each(operations.map((operation) => [nameOfOperation(operation), operation] as const))(
    '%s',
    (name, operation) => {
      const audience = findAudience(routeOf(operation));
      const names = isOwned(operation);
      let owner: Account & Person & Owned;

      beforeAll(async () => {
        owner = await (operation.method === 'get' ? (read ??= createTalent()) : createTalent());
      });

      test('has a role it is for, and a fixture for each parameter of its path', () => {
        expect(audience ?? `nobody has decided who ${name} is for`).toBe(audience);
        const missing = operation.pathParameters.filter((parameter) => !findFixture(parameter));
        expect(missing).toEqual([]); // add a fixture to `owned-fixtures.ts`
      });

      test.each(comers)('S46 S47 for the caller %s', async (comer) => {
        const person = people.get(comer) ?? { canary: '' };
        const { status, code, said } = await call(operation, owner, person);
        const expected = outcomes[comer][audience ?? 'staff'];
        expect(status).toBeLessThan(500);
        expect(refusals.includes(code) ? [status, code] : 'in').toEqual(expected);
        const isStaff = comer === 'member of staff' || comer === 'service key';
        const isStaffAtWork = isStaff && audience === 'staff';
        const recruiters = isStaffAtWork ? [] : [...people].filter(([key]) => key.startsWith('recruiter'));
        const others = [...recruiters.map(([, other]) => other), people.get('other talent') ?? person];
        expectNoCanaryOf(said, [owner, ...others.filter((other) => other !== person)]);
        if (!isStaff) expect(said).not.toContain(owner.cv.id);
      });

      test('S46 for another talent: what the path names is not there', async () => {
        const other = people.get('other talent') ?? { canary: '' };
        const { status, said } = await call(operation, owner, other);
        if (audience === 'talent' || audience === 'account') {
          if (names) expect(status).toBe(404);
          else if (isMissing(operation)) expect([404, 422]).toContain(status); // validation comes first
          else expect(status).toBeLessThan(500);
        } else if (audience === 'service') expect(status).toBe(401);
        else if (audience !== 'anybody') expect(status).toBe(403);
        else if (names) expect([403, 404]).toContain(status);
        expectNoCanaryOf(said, [owner]);
        expect(said).not.toContain(owner.cv.id);
      });

      test('for its owner: it is there', async () => {
        const { status } = await call(operation, owner, owner);
        expect(status).toBeLessThan(500);
        if (audience === 'talent' || audience === 'account') {
          expect(isMissing(operation) ? [401, 403] : [401, 403, 404]).not.toContain(status);
        }
      });
    },
  );

  test.each(operations.filter(({ staffRoles }) => staffRoles).map((each) => [nameOfOperation(each), each]))(
    'S23 S47 %s is for its roles, with a second factor and a recent sign-in',
    async (_name, operation) => {
      const { url, issuer } = service;
      expect(await findWrongStaffAccess(operation, { url, sign: issuer.sign })).toEqual([]);
    },
  );

  test('the canary can be heard: an owner reads it in what is theirs', async () => {
    const owner = await createTalent();
    const heard: string[] = [];
    for (const operation of operations.filter(({ method }) => method === 'get')) {
      const { said } = await call(operation, owner, owner);
      if (said.includes(owner.canary)) heard.push(operation.path);
    }
    expect(heard).toEqual(
      expect.arrayContaining([
        '/api/profile/v1/profile',
        '/api/profile/v1/resumes/{resumeId}',
        '/api/profile/v1/resumes/{resumeId}/events',
        '/api/profile/v1/export',
      ]),
    );
  });
});

/** An example of the schema that names the owner's things. The kind of an account is chosen once. */
function buildBody({ jsonBody, path }: Operation, owned: Account & Owned): object {
  const { user_type: _chosen, ...example } = buildExample(jsonBody ?? {}) as Record<string, unknown>;
  const fields = Object.entries(example).map(([name, value]) => [
    name,
    findFixture(name)?.(owned, path) ?? value,
  ]);
  return Object.fromEntries(fields) as object;
}
