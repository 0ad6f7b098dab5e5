import { createHmac, randomUUID } from 'node:crypto';
import { MailRefused } from '@sabi/service-kit/mail/mailer';
import { eventually } from '@sabi/test-kit/eventually';
import { hashToken } from '../src/domain/invitations/invitation-token';
import { sendInvitationMail } from '../src/domain/invitations/send-invitation-mail';
import {
  type Account,
  addMember,
  base,
  days,
  makeClaim,
  newNib,
  openCompany,
  publishJob,
  requiredEnv,
  startTestService,
  type TestService,
} from './support/harness';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const companyOf = async () => {
  const owner = await service.account();
  const nib = newNib();
  return { owner, nib, ...(await openCompany(service, owner, undefined, nib)) };
};

const invite = async (path: string, by: Account, email: string, role = 'recruiter') => {
  const invitation = { invitation_id: randomUUID(), email, role, language: 'id' };
  await service.call('post', `${path}/invitations`, by, invitation).expect(201);
  return invitation;
};

/** Token of the mail to an address. */
const tokenFor = async (email: string) => {
  const mail = await eventually(async () => {
    const found = service.mails.find(({ to }) => to === email);
    if (!found) throw new Error('No mail yet');
    return found;
  });
  return /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
};

describe('an invitation', () => {
  test('makes the owner of the address a member, once, and the database gives no way in', async () => {
    const { owner, path } = await companyOf();
    const guest = await service.account();
    const invitation = await invite(path, owner, guest.email);
    await service.call('post', `${path}/invitations`, owner, invitation).expect(201);
    const token = await tokenFor(guest.email);
    const mails = service.mails.filter(({ to }) => to === guest.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Bergabung dengan PT Nusantara Rasa di Sabi');
    const stored = await service.database.db
      .collection('invitations')
      .findOne({ id: invitation.invitation_id });
    expect(JSON.stringify(stored)).not.toContain(token);
    await service.call('get', path, guest).expect(404, /COMPANY_NOT_FOUND/);
    const accept = () => service.call('post', `${path}/invitations/accept`, guest, { token });
    const { body } = await accept().expect(200);
    expect(body).toMatchObject({ user_id: guest.userId, role: 'recruiter' });
    await accept().expect(200, body);
    await service.call('get', path, guest).expect(200);
  });

  test('is nothing for another address, another company or another token', async () => {
    const { owner, path } = await companyOf();
    const other = await companyOf();
    const guest = await service.account();
    await invite(path, owner, guest.email);
    const token = await tokenFor(guest.email);
    const stranger = await service.account();
    await service.call('post', `${path}/invitations/accept`, stranger, { token }).expect(403);
    await service
      .call('post', `${other.path}/invitations/accept`, guest, { token })
      .expect(404, /INVITATION_NOT_FOUND/);
    await service.call('post', `${path}/invitations/accept`, guest, { token: 'x' }).expect(404);
  });

  test('has another token than one with the same id in another company', async () => {
    const [one, other] = [await companyOf(), await companyOf()];
    const guest = await service.account();
    const { invitation_id: id } = await invite(one.path, one.owner, guest.email);
    const token = await tokenFor(guest.email);
    const copied = { invitation_id: id, email: guest.email, role: 'recruiter', language: 'id' };
    await service.call('post', `${other.path}/invitations`, other.owner, copied).expect(201);
    await service.call('post', `${other.path}/invitations/accept`, guest, { token }).expect(404);
    await service.call('post', `${one.path}/invitations/accept`, guest, { token }).expect(200);
  });

  test('from before tokens had the company is mailed and accepted with the token that it was stored with', async () => {
    const { owner, companyId, path } = await companyOf();
    const guest = await service.account();
    const { invitation_id: id } = await invite(path, owner, guest.email);
    const current = await tokenFor(guest.email);
    const earlier = createHmac('sha256', requiredEnv.INVITATION_SECRET)
      .update(`invitation\n${id}`)
      .digest('base64url');
    const fields = { token_hash: hashToken(earlier), mailed_at: null };
    await service.database.db.collection('invitations').updateOne({ id }, { $set: fields });
    await sendInvitationMail({ company_id: companyId, invitation_id: id }, service.dependencies);
    expect(service.mails.at(-1)?.text).toContain(`token=${earlier}`);
    await service.call('post', `${path}/invitations/accept`, guest, { token: current }).expect(404);
    await service.call('post', `${path}/invitations/accept`, guest, { token: earlier }).expect(200);
  });

  test('ends after 72 hours, and when it is withdrawn', async () => {
    const { owner, path } = await companyOf();
    const [late, withdrawn] = [await service.account(), await service.account()];
    await invite(path, owner, late.email);
    const token = await tokenFor(late.email);
    const before = service.clock.now;
    service.clock.now = new Date(before.getTime() + 72 * 3_600_000);
    await service.call('post', `${path}/invitations/accept`, late, { token }).expect(409, /INVITATION_ENDED/);
    service.clock.now = before;
    const { invitation_id: id } = await invite(path, owner, withdrawn.email);
    const other = await tokenFor(withdrawn.email);
    for (const _time of [1, 2]) await service.call('delete', `${path}/invitations/${id}`, owner).expect(204);
    await service
      .call('post', `${path}/invitations/accept`, withdrawn, { token: other })
      .expect(409, /INVITATION_ENDED/);
    const { body } = await service.call('get', `${path}/invitations`, owner).expect(200);
    expect(body.invitations.map(({ state }: { state: string }) => state).sort()).toEqual([
      'open',
      'withdrawn',
    ]);
  });

  test('whose address refuses the mail is shown so, and not mailed again', async () => {
    const { owner, companyId, path } = await companyOf();
    const { invitation_id: id, email } = await invite(path, owner, `${randomUUID()}@mail.example`);
    await tokenFor(email);
    const invitations = service.database.db.collection('invitations');
    await eventually(async () =>
      expect(await invitations.findOne({ id })).toMatchObject({ mailed_at: expect.any(Date) }),
    );
    await invitations.updateOne({ id }, { $set: { mailed_at: null } });
    let attempts = 0;
    const deliver = async () => {
      const send = async () => {
        attempts += 1;
        throw new MailRefused('No such mailbox');
      };
      const mailer = { send, close: () => undefined };
      const ids = { company_id: companyId, invitation_id: id };
      const effect = await sendInvitationMail(ids, { ...service.dependencies, mailer });
      if (effect) await service.dependencies.transact(effect);
    };
    await deliver();
    await deliver();
    expect(attempts).toBe(1);
    const { body } = await service.call('get', `${path}/invitations`, owner).expect(200);
    expect(body.invitations).toMatchObject([{ email, state: 'open', is_undeliverable: true }]);
  });

  test('to the role of owner comes from an owner alone, and any from no recruiter', async () => {
    const { companyId, path } = await companyOf();
    const admin = await addMember(service, companyId, 'admin');
    const recruiter = await addMember(service, companyId, 'recruiter');
    const body = { invitation_id: randomUUID(), email: 'ayu@mail.example', role: 'owner', language: 'en' };
    await service.call('post', `${path}/invitations`, admin, body).expect(403);
    await service
      .call('post', `${path}/invitations`, recruiter, { ...body, role: 'interviewer' })
      .expect(403);
  });
});

describe('members', () => {
  test('the last owner cannot leave, nor be given another role', async () => {
    const { owner, path } = await companyOf();
    const self = `${path}/members/${owner.userId}`;
    await service.call('delete', self, owner).expect(409, /LAST_OWNER/);
    await service.call('patch', self, owner, { role: 'admin' }).expect(409, /LAST_OWNER/);
  });

  test('of two owners who leave at once one stays', async () => {
    const { owner, companyId, path } = await companyOf();
    const second = await addMember(service, companyId, 'owner');
    const answers = await Promise.all(
      [owner, second].map((each) => service.call('delete', `${path}/members/${each.userId}`, each)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('an admin changes whoever is no owner, to whatever is no owner', async () => {
    const { owner, companyId, path } = await companyOf();
    const admin = await addMember(service, companyId, 'admin');
    const recruiter = await addMember(service, companyId, 'recruiter');
    const change = (userId: string, role: string) =>
      service.call('patch', `${path}/members/${userId}`, admin, { role });
    await change(recruiter.userId, 'interviewer').expect(200);
    await change(recruiter.userId, 'owner').expect(403);
    await change(owner.userId, 'admin').expect(403);
    await change(randomUUID(), 'admin').expect(404, /MEMBER_NOT_FOUND/);
    await service.call('delete', `${path}/members/${owner.userId}`, admin).expect(403);
  });

  test('open invitations of a removed member are withdrawn, those of one who leaves stay', async () => {
    const { owner, companyId, path } = await companyOf();
    const [removed, leaving] = [
      await addMember(service, companyId, 'admin'),
      await addMember(service, companyId, 'admin'),
    ];
    const [second, guest] = [await service.account(), await service.account()];
    const { invitation_id: id } = await invite(path, removed, second.email, 'admin');
    await invite(path, leaving, guest.email);
    await service.call('delete', `${path}/members/${removed.userId}`, owner).expect(204);
    await service.call('delete', `${path}/members/${leaving.userId}`, leaving).expect(204);
    const accept = async (by: Account) =>
      service.call('post', `${path}/invitations/accept`, by, { token: await tokenFor(by.email) });
    expect((await accept(second)).body.code).toBe('INVITATION_ENDED');
    expect((await accept(guest)).status).toBe(200);
    const acts = service.database.db.collection('audit_log');
    expect(await acts.countDocuments({ action: 'invitation.withdrawn', 'subject.id': id })).toBe(1);
  });

  test('a removed member is refused at once by this replica, and by another after five seconds', async () => {
    const { owner, companyId, path } = await companyOf();
    const [here, elsewhere] = [
      await addMember(service, companyId, 'recruiter'),
      await addMember(service, companyId, 'recruiter'),
    ];
    for (const each of [here, elsewhere]) await service.call('get', path, each).expect(200);
    await service.call('delete', `${path}/members/${here.userId}`, owner).expect(204);
    await service.call('get', path, here).expect(404);
    await service.database.db.collection('members').deleteOne({ user_id: elsewhere.userId });
    await service.call('get', path, elsewhere).expect(200); // still cached by this replica
    const before = service.clock.now;
    service.clock.now = new Date(before.getTime() + 5000);
    await service.call('get', path, elsewhere).expect(404);
    service.clock.now = before;
  });
});

describe('a claim of a company', () => {
  const claimsPath = `${base}/company-claims`;
  const own = async (claimant: Account) =>
    (await service.call('get', claimsPath, claimant).expect(200)).body.claims as Record<string, unknown>[];
  const mailsTo = (email: string, count: number) =>
    eventually(async () => {
      const found = service.mails.filter(({ to }) => to === email);
      if (found.length < count) throw new Error('No mail yet');
      return found;
    });
  const decideAsStaff = (claimId: string, decision: object) =>
    service.staff('post', `${base}/staff/claims/${claimId}/decision`, decision);

  test('is mailed to its owners and granted by one, which makes the claimant a member, once', async () => {
    const { owner, nib, companyId, path } = await companyOf();
    const recruiter = await addMember(service, companyId, 'recruiter');
    await service.call('patch', path, owner, { version: 1, domains: ['mail.example'] }).expect(200);
    const claimant = await service.account();
    const claimId = await makeClaim(service, claimant, { nib }, 'Please pay me');
    const [made] = await mailsTo(owner.email, 1);
    expect(made?.text).toContain(`${claimant.email} meminta bergabung`);
    expect(made?.text).not.toContain('Please pay me');
    expect(service.mails.filter(({ to }) => to === recruiter.email)).toEqual([]);
    const { body } = await service.call('get', `${path}/claims`, owner).expect(200);
    expect(body.claims).toMatchObject([
      { claim_id: claimId, email: claimant.email, message: 'Please pay me', has_company_domain: true },
    ]);
    const grant = () => service.call('post', `${path}/claims/${claimId}/grant`, owner, { role: 'recruiter' });
    await grant().expect(200);
    await grant().expect(200);
    await service.call('get', path, claimant).expect(200, /"role":"recruiter"/);
    expect((await mailsTo(claimant.email, 1)).map(({ subject }) => subject)).toEqual([
      'Anda kini bisa merekrut untuk PT Nusantara Rasa di Sabi',
    ]);
    expect(await own(claimant)).toMatchObject([{ state: 'granted', role: 'recruiter', due_at: null }]);
    const acts = service.database.db.collection('audit_log');
    expect(await acts.countDocuments({ action: 'claim.granted', 'subject.id': claimId })).toBe(1);
    await service.call('get', `${path}/claims`, owner).expect(200, { claims: [] });
  });

  test('shows nothing of a company that is not public, and of others the name', async () => {
    const [hidden, shown] = [await companyOf(), await companyOf()];
    await publishJob(service, shown.path, shown.owner);
    const { slug } = (await service.call('get', shown.path, shown.owner)).body;
    const hiddenSlug = (await service.call('get', hidden.path, hidden.owner)).body.slug;
    const claimant = await service.account();
    await makeClaim(service, claimant, { nib: hidden.nib });
    await makeClaim(service, claimant, { slug });
    const claims = await own(claimant);
    expect(claims.map(({ company_name: name }) => name).sort()).toEqual(['PT Nusantara Rasa', null]);
    expect(JSON.stringify(claims)).not.toContain(hidden.companyId);
    const body = { claim_id: randomUUID(), position: 'HR', message: '', language: 'en' };
    for (const company of [{ slug: hiddenSlug }, { nib: newNib() }])
      await service.call('post', claimsPath, claimant, { ...body, company }).expect(404, /COMPANY_NOT_FOUND/);
  });

  test('is made by approved recruiters who are no members, and once while it is open', async () => {
    const { owner, nib } = await companyOf();
    const body = { company: { nib }, position: 'HR', message: '', language: 'en' };
    const make = (by: Account) => service.call('post', claimsPath, by, { ...body, claim_id: randomUUID() });
    await make(await service.account('pending')).expect(403, /COMPANY_UNAPPROVED/);
    await make(await service.account(null)).expect(403, /ACCESS_DENIED/);
    await make(owner).expect(409, /MEMBER_EXISTS/);
    const claimant = await service.account();
    const answers = await Promise.all([make(claimant), make(claimant), make(claimant)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((each) => each.body.claim_id)).size).toBe(1);
    expect(await own(claimant)).toHaveLength(1);
    // The calls above take turns in one process; the index holds across replicas.
    const claims = service.database.db.collection('claims');
    const { _id, ...stored } = (await claims.findOne({ user_id: claimant.userId })) ?? {};
    await expect(claims.insertOne({ ...stored, id: randomUUID() })).rejects.toThrow(/E11000/);
  });

  test('that is decided twice at once is decided once', async () => {
    const { owner, nib, path } = await companyOf();
    const claimant = await service.account();
    const claimId = await makeClaim(service, claimant, { nib });
    const answers = await Promise.all([
      service.call('post', `${path}/claims/${claimId}/grant`, owner, { role: 'admin' }),
      decideAsStaff(claimId, { decision: 'refused', reason: 'Unknown' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isGranted = answers[0]?.status === 200;
    await service.call('get', path, claimant).expect(isGranted ? 200 : 404);
    expect(await own(claimant)).toMatchObject([{ state: isGranted ? 'granted' : 'refused' }]);
  });

  test('is granted by the staff as owner where there is none, and else as recruiter', async () => {
    const { owner, nib, companyId, path } = await companyOf();
    await service.database.db.collection('members').deleteMany({ company_id: companyId });
    const [first, second] = [await service.account(), await service.account()];
    const earlier = await makeClaim(service, first, { nib });
    service.clock.now = new Date(service.clock.now.getTime() + 1);
    const claimIds = [earlier, await makeClaim(service, second, { nib })] as const;
    expect(service.mails.filter(({ to }) => to === owner.email)).toEqual([]);
    const listed = async () =>
      (await service.staff('get', `${base}/staff/claims`)).body.claims.filter(
        ({ company }: { company: { company_id: string } }) => company.company_id === companyId,
      );
    expect(await listed()).toMatchObject([
      {
        ...{ claim_id: claimIds[0], grants: 'owner', nib, due_at: expect.any(String) },
        company: { verification: 'unverified' },
      },
      { claim_id: claimIds[1], grants: 'owner' },
    ]);
    const asOwner = { decision: 'granted', role: 'owner' };
    expect((await decideAsStaff(claimIds[0], asOwner)).status).toBe(200);
    await service.call('get', path, first).expect(200, /"role":"owner"/);
    expect((await decideAsStaff(claimIds[1], asOwner)).body.code).toBe('COMPANY_STATE_UNFIT');
    expect(await listed()).toMatchObject([{ claim_id: claimIds[1], grants: 'recruiter', state: 'open' }]);
    expect((await decideAsStaff(claimIds[1], { decision: 'granted', role: 'recruiter' })).status).toBe(200);
    await service.call('get', path, second).expect(200, /"role":"recruiter"/);
    const subject = { type: 'claim', id: claimIds[0] };
    const { entries } = await service.dependencies.auditChain.list({ subject }, { limit: 5 });
    expect(entries).toMatchObject([{ action: 'claim.granted', actor: { kind: 'staff' } }]);
    expect(JSON.stringify(entries)).not.toContain(first.userId);
  });

  test('that is refused says why, and can be repeated after 30 days', async () => {
    const { owner, nib, path } = await companyOf();
    const claimant = await service.account();
    const claimId = await makeClaim(service, claimant, { nib });
    const refusal = { reason: 'We do not know you.' };
    await service.call('post', `${path}/claims/${claimId}/refuse`, owner, refusal).expect(200);
    expect((await mailsTo(claimant.email, 1))[0]?.text).toContain('Alasan: We do not know you.');
    const [claim] = await own(claimant);
    expect(claim).toMatchObject({ state: 'refused', ...refusal, may_repeat_at: expect.any(String) });
    const again = { claim_id: randomUUID(), company: { nib }, position: 'HR', message: '', language: 'en' };
    await service.call('post', claimsPath, claimant, again).expect(429);
    const before = service.clock.now;
    service.clock.now = new Date(before.getTime() + days(30));
    await service.call('post', claimsPath, claimant, again).expect(201);
    service.clock.now = before;
  });

  const newClaim = (company: object, claimId: string = randomUUID()) => ({
    ...{ claim_id: claimId, company, position: 'HR', message: '', language: 'id' },
  });

  test('that is withdrawn and made again mails its owners once a day', async () => {
    const { owner, nib } = await companyOf();
    const claimant = await service.account();
    const before = service.clock.now;
    const withdrawAndRepeat = async (claimId: string, hours: number) => {
      await service.call('delete', `${claimsPath}/${claimId}`, claimant).expect(204);
      service.clock.now = new Date(service.clock.now.getTime() + days(hours / 24));
      return makeClaim(service, claimant, { nib });
    };
    const { db } = service.database;
    const first = await makeClaim(service, claimant, { nib });
    const findFirst = () => db.collection('claims').findOne({ id: first });
    await eventually(async () => expect((await findFirst())?.['mailed_at']).toBeInstanceOf(Date));
    const second = await withdrawAndRepeat(first, 12);
    const third = await withdrawAndRepeat(second, 11);
    await eventually(async () => expect(await db.collection('outbox').countDocuments()).toBe(0));
    expect(service.mails.filter(({ to }) => to === owner.email)).toHaveLength(1);
    await withdrawAndRepeat(third, 1);
    expect(await mailsTo(owner.email, 2)).toHaveLength(2);
    service.clock.now = before;
  });

  test('of a former member says so to the company and to the staff', async () => {
    const { owner, nib, companyId, path } = await companyOf();
    const [removed, left] = [
      await addMember(service, companyId, 'recruiter'),
      await addMember(service, companyId, 'recruiter'),
    ];
    await service.call('delete', `${path}/members/${removed.userId}`, owner).expect(204);
    await service.call('delete', `${path}/members/${left.userId}`, left).expect(204);
    const claimants = [removed, left, await service.account()];
    for (const each of claimants) await makeClaim(service, each, { nib });
    const expected = [
      [removed.email, 'removed'],
      [left.email, 'left'],
      [claimants[2]?.email, null],
    ].toSorted();
    type Listed = { email: string; earlier_membership: string | null }[];
    const read = ({ claims }: { claims: Listed }) =>
      claims.map(({ email, earlier_membership: earlier }) => [email, earlier]).toSorted();
    expect(read((await service.call('get', `${path}/claims`, owner).expect(200)).body)).toEqual(expected);
    const { body } = await service.staff('get', `${base}/staff/claims`);
    const ofCompany = body.claims.filter(
      ({ company }: { company: { company_id: string } }) => company.company_id === companyId,
    );
    expect(read({ claims: ofCompany })).toEqual(expected);
  });

  test('is not decided by the member of staff who made it', async () => {
    const { nib } = await companyOf();
    const claimant = await service.account();
    const claimId = await makeClaim(service, claimant, { nib });
    const token = await service.issuer.sign({
      role: 'service_role',
      sub: claimant.userId,
      session_id: undefined,
    });
    const decision = { decision: 'granted', role: 'recruiter' };
    await service
      .call('post', `${base}/staff/claims/${claimId}/decision`, { ...claimant, token }, decision)
      .expect(403, /ACCESS_DENIED/);
    expect(await own(claimant)).toMatchObject([{ state: 'open' }]);
  });

  test('comes from a member too where the company has lost its owners and admins', async () => {
    const { nib, companyId, path } = await companyOf();
    const member = await addMember(service, companyId, 'recruiter');
    const admin = await addMember(service, companyId, 'admin');
    const members = service.database.db.collection('members');
    await members.deleteMany({ company_id: companyId, role: 'owner' });
    await service.call('post', claimsPath, member, newClaim({ nib })).expect(409, /MEMBER_EXISTS/);
    await members.deleteMany({ user_id: admin.userId });
    const claimId = await makeClaim(service, member, { nib });
    await service.call('get', path, member).expect(200, /"role":"recruiter"/);
    expect((await decideAsStaff(claimId, { decision: 'granted', role: 'owner' })).status).toBe(200);
    await service.call('get', path, member).expect(200, /"role":"owner"/);
    expect(await own(member)).toMatchObject([{ state: 'granted', role: 'owner' }]);
  });

  test('names the role of an invitation that was accepted meanwhile', async () => {
    const { owner, nib, path } = await companyOf();
    const claimant = await service.account();
    const claimId = await makeClaim(service, claimant, { nib });
    await invite(path, owner, claimant.email, 'interviewer');
    const token = await tokenFor(claimant.email);
    await service.call('post', `${path}/invitations/accept`, claimant, { token }).expect(200);
    const granted = { state: 'granted', role: 'interviewer' };
    const { body } = await service.call('post', `${path}/claims/${claimId}/grant`, owner, { role: 'admin' });
    expect(body).toMatchObject(granted);
    expect(await own(claimant)).toMatchObject([granted]);
    const mails = await mailsTo(claimant.email, 2);
    const joined = mails.find(({ subject }) => subject.startsWith('Anda kini bisa merekrut'));
    expect(joined?.text).toContain('sebagai pewawancara');
  });

  test('is mailed to members in the language that they joined in', async () => {
    const [owner, admin] = [await service.account(), await service.account()];
    const [companyId, nib] = [randomUUID(), newNib()];
    const named = { company_id: companyId, name: 'PT Dua Bahasa', legal_name: 'PT Dua Bahasa', nib };
    const company = { ...named, zone: 'Asia/Jakarta', language: 'en' };
    await service.call('post', `${base}/companies`, owner, company).expect(201);
    const path = `${base}/companies/${companyId}`;
    await invite(path, owner, admin.email, 'admin');
    const token = await tokenFor(admin.email);
    const accepted = { token, language: 'en' };
    await service.call('post', `${path}/invitations/accept`, admin, accepted).expect(200);
    const claimant = await service.account();
    await makeClaim(service, claimant, { nib });
    const mails = [...(await mailsTo(owner.email, 1)), ...(await mailsTo(admin.email, 2))].filter(
      ({ text }) => text.includes(claimant.email),
    );
    const subject = 'Request to join PT Dua Bahasa on Sabi';
    expect(mails).toMatchObject([
      { subject, language: 'en' },
      { subject, language: 'en' },
    ]);
  });

  test('is of one company for an id, and a mistyped number costs no attempt', async () => {
    const [one, other] = [await companyOf(), await companyOf()];
    const claimant = await service.account();
    const make = (company: object, claimId?: string) =>
      service.call('post', claimsPath, claimant, newClaim(company, claimId));
    for (let count = 0; count < 11; count += 1) await make({ nib: '123' }).expect(422, /NIB_INVALID/);
    const claimId = await makeClaim(service, claimant, { nib: one.nib });
    await make({ nib: one.nib }, claimId).expect(201);
    for (const company of [{ nib: other.nib }, { slug: 'no-such-company' }])
      await make(company, claimId).expect(/IDEMPOTENCY_KEY_REUSED/);
    expect(await own(claimant)).toHaveLength(1);
  });

  test('is withdrawn by its claimant alone, and grants nothing afterwards', async () => {
    const { owner, nib, path } = await companyOf();
    const claimant = await service.account();
    const claimId = await makeClaim(service, claimant, { nib });
    const withdraw = (by: Account) => service.call('delete', `${claimsPath}/${claimId}`, by);
    await withdraw(owner).expect(404, /CLAIM_NOT_FOUND/);
    for (const _time of [1, 2]) await withdraw(claimant).expect(204);
    await service
      .call('post', `${path}/claims/${claimId}/grant`, owner, { role: 'recruiter' })
      .expect(409, /CLAIM_STATE_UNFIT/);
    await service.call('get', path, claimant).expect(404);
  });
});
