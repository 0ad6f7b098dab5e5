import { randomUUID } from 'node:crypto';
import { type ExportPart, exportPartSchema } from '@sabi/contracts/http/account-export';
import request from 'supertest';
import { answerApproval, openApprovalDesk, readApproval, type ApprovalDesk } from './approvals';
import { acceptEverything, fetchProfile, pdfBytes, reportSuccess, uploadCv } from './cvs';
import { createCaller } from './entries';
import { type Account, buildParsedCv, type TestService } from './harness';
import { buildInquiry, postInquiry } from './inquiries';
import { putPreference } from './notifications';
import { makerOf, buildPictureChild, type BuiltChild, uploadPicture } from './pictures';
import { createShareLink, openLink, tokenOf } from './sharing';
import { changeVisibility } from './visibility';

const path = '/api/profile/v1/export';

describe('this service’s part of a copy of one’s data', () => {
  let child: BuiltChild;
  let desk: ApprovalDesk;
  let service: TestService;

  beforeAll(async () => {
    child = await buildPictureChild();
    desk = await openApprovalDesk({
      env: { INQUIRIES_PER_NETWORK: '1000' },
      replace: () => ({ pictureMaker: makerOf(child) }),
    });
    ({ service } = desk);
  });

  afterAll(async () => {
    await desk.stop();
    await child.remove();
  });

  const ask = async ({ token }: Account): Promise<ExportPart> => {
    const { body, headers } = await request(service.url)
      .get(path)
      .auth(token, { type: 'bearer' })
      .expect(200);
    expect(headers['cache-control']).toContain('no-store');
    return exportPartSchema.strict().parse(body);
  };
  const dataOf = (part: ExportPart) =>
    part.documents.find(({ name }) => name === 'profile')?.data as Record<string, never>;
  const sendInquiry = ({ token }: Account, message: string) =>
    postInquiry(service, buildInquiry({ message }))
      .auth(token, { type: 'bearer' })
      .expect(({ status }) => expect(status).toBeLessThan(300));

  /** An account with a unique text in every stored field. */
  async function createKnown() {
    const canary = `kenari-${randomUUID()}`;
    const account = await service.account({ user_type: 'talent', first_name: canary });
    const content = Buffer.concat([pdfBytes, Buffer.from(canary)]);
    const cv = await uploadCv(service, account, { content, query: { name: `${canary}.pdf` } });
    await reportSuccess(
      service,
      account,
      cv,
      buildParsedCv({ first_name: canary, personal_summary: `read ${canary}` }),
    );
    await acceptEverything(service, account);
    await sendInquiry(account, `asked ${canary}`);
    await putPreference(service, account, 'events', false);
    await changeVisibility(service, account, { is_visible: true, hide_from: 'maju.co.id' }).expect(200);
    const link = await createShareLink(service, account, { label: `for ${canary}` });
    await openLink(service, link).expect(200);
    return { account, canary, content, cv, link };
  }

  test('holds profile, lists, CVs, what was read from them and inquiries, and nothing of another one', async () => {
    const { account, canary, cv, link } = await createKnown();
    const other = await createKnown();
    const part = await ask(account);
    expect(dataOf(part)).toMatchObject({
      profile: { user_id: account.userId, first_name: canary, personal_summary: `read ${canary}` },
      resumes: [{ id: cv.id, read_from_it: { personal_summary: `read ${canary}` } }],
      cv_proposal: { state: 'accepted', parsed: { personal_summary: `read ${canary}` } },
      field_origins: { personal_summary: 'parsed' },
      inquiries: [{ kind: 'contact', message: `asked ${canary}` }],
      recruiter_review: null,
      visibility: { is_visible: true, hidden_from: ['maju.co.id'] },
      share_links: [{ label: `for ${canary}`, views: [{ device: 'phone', browser: 'Chrome' }] }],
      notifications: {
        choices: [{ channel: 'email', topic: 'events', is_on: false, chosen_in: 'settings' }],
        cv_mails: [{ outcome: { kind: 'read' } }],
      },
    });
    const { lists } = await fetchProfile(service, account);
    expect(dataOf(part)['lists']).toEqual(lists);
    expect(lists.work_experiences).not.toEqual([]);
    expect(JSON.stringify(part)).not.toContain(other.canary);
    expect(JSON.stringify(part)).not.toContain(other.account.userId);
    expect(JSON.stringify(part)).not.toContain(tokenOf(link)); // a copy may be forwarded
  });

  test('what was written by hand is in it, and what was deleted is not', async () => {
    const { account } = await createKnown();
    const { add, remove } = createCaller(service, account);
    const [kept, gone] = [`kenari-${randomUUID()}`, `kenari-${randomUUID()}`];
    await add('skills', { skill_name: kept, proficiency_level: null }).expect(201);
    const { body } = await add('skills', { skill_name: gone, proficiency_level: null }).expect(201);
    await remove('skills', body.id).expect(204);
    const copy = JSON.stringify(await ask(account));
    expect([copy.includes(kept), copy.includes(gone)]).toEqual([true, false]);
  });

  test('each file has an address that leads to it for some minutes', async () => {
    const { account, canary, content } = await createKnown();
    const { files } = await ask(account);
    expect(files).toEqual([
      { folder: 'cv', name: `${canary}.pdf`, size_bytes: content.length, address: expect.any(String) },
    ]);
    const { body } = await request(service.url)
      .get(files[0]?.address ?? '')
      .buffer(true)
      .expect(200);
    expect(content.equals(body as Buffer)).toBe(true);
  });

  test('the picture is one of the files, and none that was taken away', async () => {
    const account = await service.account({ user_type: 'talent' });
    await uploadPicture(service, account);
    const { picture } = await uploadPicture(service, account);
    const { files } = await ask(account);
    const now = await fetchProfile(service, account);
    expect(files).toEqual([
      {
        folder: 'picture',
        name: 'profile.webp',
        size_bytes: expect.any(Number),
        address: expect.any(String),
      },
    ]);
    // The address stays the same for a period, which may have changed before or after the export.
    expect([picture?.url, now.picture.url]).toContain(files[0]?.address);
    const { body } = await request(service.url)
      .get(files[0]?.address ?? '')
      .buffer(true)
      .expect(200);
    expect(body).toHaveLength(files[0]?.size_bytes ?? 0);
  });

  test('a recruiter’s holds the approval with its log and mails, and no name of the team', async () => {
    const account = await desk.recruiter();
    const { version } = await readApproval(service, account);
    await desk
      .decide(account, { decision: 'more_information', question: 'Which company?', version })
      .expect(200);
    await answerApproval(service, account, { answer: 'Ban Maju', version: version + 1 }).expect(200);
    const part = await ask(account);
    expect(dataOf(part)['recruiter_review']).toMatchObject({
      state: 'pending',
      answer: 'Ban Maju',
      email: account.email,
      log: [
        { step: 'submitted' },
        { step: 'more_information', by: 'team', words: 'Which company?' },
        { step: 'answered', by: 'owner', words: 'Ban Maju' },
      ],
      mails: [{ kind: 'received' }, { kind: 'more_information', recipient: account.email }],
    });
    expect(JSON.stringify(part)).not.toContain('rina');
    expect(JSON.stringify(part)).not.toContain('staff_');
  });

  test('of an account that has done nothing yet it is empty, and makes nothing', async () => {
    const account = await service.account({ user_type: 'talent' });
    expect(await ask(account)).toMatchObject({ documents: [{ data: { profile: null } }], files: [] });
    const made = service.database.db.collection('profiles').countDocuments({ user_id: account.userId });
    expect(await made).toBe(0);
  });

  test('a result that is gone leaves the rest as it is', async () => {
    const { account, cv } = await createKnown();
    const stored = await service.database.db
      .collection('resumes')
      .findOne({ user_id: account.userId }, { projection: { result_key: 1 } });
    await service.store.delete(stored?.['result_key']);
    expect(dataOf(await ask(account))['resumes']).toMatchObject([{ id: cv.id, read_from_it: null }]);
  });
});
