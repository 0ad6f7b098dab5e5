import { randomUUID } from 'node:crypto';
import { findEndOfWorkingDay } from '@sabi/service-kit/working-days';
import { addMember, base, newNib, openCompany, startTestService, type TestService } from './support/harness';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const newCompany = (nib: string | null = null) => ({
  company_id: randomUUID(),
  name: 'PT Bahari Logistik',
  legal_name: 'PT Bahari Logistik',
  nib,
  zone: 'Asia/Makassar',
});
const evidence = [{ kind: 'oss', text: 'https://oss.go.id/' }];

describe('a company', () => {
  test('is opened by a recruiter, who owns it, once for an id', async () => {
    const owner = await service.account('pending');
    const company = newCompany(newNib());
    const { body } = await service.call('post', `${base}/companies`, owner, company).expect(201);
    expect(body).toMatchObject({
      ...company,
      role: 'owner',
      version: 1,
      verification: { state: 'unverified' },
    });
    await service.call('post', `${base}/companies`, owner, company).expect(201, body);
    await service.call('get', `${base}/companies`, owner).expect(200, {
      companies: [{ company_id: company.company_id, slug: body.slug, name: company.name, role: 'owner' }],
    });
    const other = await service.account();
    await service.call('post', `${base}/companies`, other, company).expect(409, /IDEMPOTENCY_KEY_REUSED/);
  });

  test('the same call made twice at once opens one', async () => {
    const owner = await service.account();
    const company = newCompany();
    const calls = [1, 2].map(() => service.call('post', `${base}/companies`, owner, company));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test.each([null, 'rejected'] as const)('is not opened where the approval is %s', async (approval) => {
    const caller = await service.account(approval);
    await service.call('post', `${base}/companies`, caller, newCompany()).expect(403, /ACCESS_DENIED/);
  });

  test('with the NIB of another is refused, and so is a NIB that is none', async () => {
    const owner = await service.account();
    const nib = newNib();
    await service.call('post', `${base}/companies`, owner, newCompany(nib)).expect(201);
    await service.call('post', `${base}/companies`, owner, newCompany(nib)).expect(409, /COMPANY_EXISTS/);
    await service.call('post', `${base}/companies`, owner, newCompany('123')).expect(422, /NIB_INVALID/);
  });

  test('is changed by owners and admins, each from the version they have seen', async () => {
    const owner = await service.account();
    const { companyId, path } = await openCompany(service, owner);
    const recruiter = await addMember(service, companyId, 'recruiter');
    const change = { version: 1, about: 'We make food.' };
    await service.call('patch', path, recruiter, change).expect(403, /ACCESS_DENIED/);
    const { body } = await service.call('patch', path, owner, change).expect(200);
    expect(body).toMatchObject({ about: 'We make food.', version: 2 });
    await service.call('patch', path, owner, change).expect(409, /COMPANY_CHANGED/);
  });
});

describe('the verification of a company', () => {
  const submit = async () => {
    const owner = await service.account();
    const { companyId, path } = await openCompany(service, owner);
    const body = { version: 1, nib: newNib(), evidence };
    await service.call('post', `${path}/verification`, owner, body).expect(200);
    return { owner, companyId, path };
  };
  const decide = async (companyId: string, body: object) =>
    service.staff('post', `${base}/staff/companies/${companyId}/decision`, body);

  test('is decided by the staff, once, and ends after twelve months', async () => {
    const { owner, companyId, path } = await submit();
    const queue = await service.staff('get', `${base}/staff/companies`);
    expect(queue.body.companies).toContainEqual(
      expect.objectContaining({
        company_id: companyId,
        verification: expect.objectContaining({ evidence }),
        due_at: findEndOfWorkingDay(service.clock.now, 2).toISOString(),
      }),
    );
    const verified = { decision: 'verified', version: 2 };
    const { status, body } = await decide(companyId, verified);
    expect([status, body.verification.state, body.due_at]).toEqual([200, 'verified', null]);
    expect((await decide(companyId, verified)).status).toBe(200);
    expect((await decide(companyId, { ...verified, version: 3 })).body.code).toBe('COMPANY_STATE_UNFIT');
    const entries = await service.database.db
      .collection('audit_entries')
      .countDocuments({ action: 'company.verified', 'subject.id': companyId });
    expect(entries).toBe(1);
    const before = service.clock.now;
    const read = async () => (await service.call('get', path, owner)).body.verification.state as string;
    expect(await read()).toBe('verified');
    service.clock.now = new Date(before.getTime() + 367 * 86_400_000);
    expect(await read()).toBe('unverified');
    service.clock.now = before;
  });

  test('is asked for again after a rejection, whose reason the company sees, and not while it waits', async () => {
    const { owner, companyId, path } = await submit();
    const again = { version: 2, nib: newNib(), evidence };
    await service.call('post', `${path}/verification`, owner, again).expect(409, /COMPANY_STATE_UNFIT/);
    await decide(companyId, { decision: 'rejected', reason: 'The NIB is of another company', version: 2 });
    const { body } = await service.call('get', path, owner).expect(200);
    expect(body.verification).toMatchObject({ state: 'rejected', reason: 'The NIB is of another company' });
    await service.call('post', `${path}/verification`, owner, { ...again, version: 3 }).expect(200);
  });

  test('ends with another legal name', async () => {
    const { owner, companyId, path } = await submit();
    await decide(companyId, { decision: 'verified', version: 2 });
    const change = { version: 3, legal_name: 'PT Lain' };
    const { body } = await service.call('patch', path, owner, change).expect(200);
    expect(body.verification.state).toBe('unverified');
  });

  test('its evidence is shown to owners and admins alone', async () => {
    const { owner, companyId, path } = await submit();
    const recruiter = await addMember(service, companyId, 'recruiter');
    expect((await service.call('get', path, owner)).body.verification.evidence).toEqual(evidence);
    expect((await service.call('get', path, recruiter)).body.verification.evidence).toBeNull();
  });

  test('is decided by nobody without a service key', async () => {
    const { owner, companyId } = await submit();
    const body = { decision: 'verified', version: 2 };
    const path = `${base}/staff/companies/${companyId}/decision`;
    await service.call('post', path, owner, body).expect(403);
    await service.call('post', path, null, body).expect(401);
  });
});
