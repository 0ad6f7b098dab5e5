import { createHmac, randomUUID } from 'node:crypto';
import { eventually } from '@sabi/test-kit/eventually';
import { hashToken } from '../src/domain/invitations/invitation-token';
import { sendInvitationMail } from '../src/domain/invitations/send-invitation-mail';
import {
  type Account,
  addMember,
  openCompany,
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
  return { owner, ...(await openCompany(service, owner)) };
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
