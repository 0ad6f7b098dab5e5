import { randomUUID } from 'node:crypto';
import { accountErased, banChanged } from '@sabi/contracts/messages/account';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { eraseAccount } from '../src/domain/account-erasure/erase-account';
import {
  acceptEverything,
  fetchProfile,
  isStored,
  pdfBytes,
  publish,
  reportProgress,
  reportSuccess,
  sendUpload,
  uploadCv,
} from './cvs';
import { createCaller } from './entries';
import { type Account, buildParsedCv, type TestService } from './harness';
import { buildInquiry, postInquiry } from './inquiries';
import { putPreference } from './notifications';
import { buildPictureChild, type BuiltChild, startPictureService, uploadPicture } from './pictures';
import { hangingContent } from './raw-upload';
import { createShareLink, openLink } from './sharing';
import { changeVisibility } from './visibility';

const ofChoices = [
  'notification_choices',
  'resume_mails',
  'visibility_choices',
  'share_links',
  'share_link_views',
  'account_bans',
];

describe('an account that is no more', () => {
  let child: BuiltChild;
  let service: TestService;
  const keptWith = (text: string) => findCollectionsContaining(service.database.db, text);
  const erase = ({ userId }: Account) => publish(service, accountErased, { user_id: userId });

  beforeAll(async () => {
    child = await buildPictureChild();
    service = await startPictureService(child, { env: { INQUIRIES_PER_NETWORK: '1000' } });
  });

  afterAll(async () => {
    await service.stop();
    await child.remove();
  });

  /** An account with every kind of stored data. */
  async function createKnown() {
    const canary = `kenari-${randomUUID()}`;
    const account = await service.account({ user_type: 'talent', first_name: canary, last_name: canary });
    const content = Buffer.concat([pdfBytes, Buffer.from(canary)]);
    const first = await uploadCv(service, account, { content });
    await reportSuccess(
      service,
      account,
      first,
      buildParsedCv({ first_name: canary, personal_summary: canary, email: canary }),
    );
    await acceptEverything(service, account);
    const second = await uploadCv(service, account, { content });
    await reportProgress(service, account, second, 40);
    await postInquiry(service, buildInquiry({ message: canary }))
      .auth(account.token, { type: 'bearer' })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    await putPreference(service, account, 'articles', true).expect(200);
    const { add, remove } = createCaller(service, account);
    for (const list of ['skills', 'languages'] as const) {
      const name = list === 'skills' ? 'skill_name' : 'language_name';
      const { body } = await add(list, { [name]: canary, proficiency_level: null }).expect(201);
      if (list === 'skills') await remove(list, body.id).expect(204); // still restorable
    }
    await changeVisibility(service, account, { hide_from: 'maju.co.id' }).expect(200);
    const link = await createShareLink(service, account);
    await openLink(service, link).expect(200);
    await publish(service, banChanged, { user_id: account.userId, banned_until: null });
    const pictures = [await uploadPicture(service, account), await uploadPicture(service, account)];
    const stored = await service.database.db
      .collection('resumes')
      .find({ user_id: account.userId })
      .toArray();
    const keys = [
      ...stored.flatMap(({ file_key, result_key }) => [file_key, result_key]),
      ...pictures.map(({ picture }) => picture?.file_key), // the first is replaced and not swept yet
    ].filter(Boolean) as string[];
    expect(keys).toHaveLength(5);
    return { canary, account, keys, second, link };
  }

  test('leaves neither rows nor files, and others keep theirs', async () => {
    const [gone, other] = [await createKnown(), await createKnown()];
    expect(await keptWith(gone.canary)).toEqual(
      expect.arrayContaining(['profiles', 'contact_inquiries', 'cv_proposals', 'skills', 'languages']),
    );
    expect(await keptWith(gone.account.userId)).toEqual(expect.arrayContaining(ofChoices));
    await erase(gone.account);
    await erase(gone.account); // delivered twice
    expect(await keptWith(gone.canary)).toEqual([]);
    for (const key of gone.keys) expect(await isStored(service, key)).toBe(false);
    for (const name of ofChoices) expect(await keptWith(gone.account.userId)).not.toContain(name);
    expect(await keptWith(gone.account.userId)).not.toEqual(
      expect.arrayContaining(['profiles', 'resumes', 'work_experiences', 'uploads', 'contact_inquiries']),
    );
    await openLink(service, gone.link).expect(404);
    await openLink(service, other.link).expect(200);
    expect((await fetchProfile(service, other.account)).profile.first_name).toBe(other.canary);
    for (const key of other.keys) expect(await isStored(service, key)).toBe(true);
  });

  test('does not come back by a token that is still good, nor by a CV that is still being read', async () => {
    const { account, second } = await createKnown();
    await erase(account);
    await request(service.url)
      .get('/api/profile/v1/profile')
      .auth(account.token, { type: 'bearer' })
      .expect(401);
    await sendUpload(service, account).expect(401);
    await reportSuccess(service, account, second);
    await publish(service, banChanged, { user_id: account.userId, banned_until: null });
    expect(await keptWith(account.userId)).not.toContain('account_bans');
    expect(await service.database.db.collection('profiles').countDocuments({ user_id: account.userId })).toBe(
      0,
    );
    expect(
      await service.database.db.collection('work_experiences').countDocuments({ user_id: account.userId }),
    ).toBe(0);
  });

  test('leaves nothing of an upload that no row names and that never ended', async () => {
    const [gone, other] = [await service.account(), await service.account()];
    const ends = [gone, other].map((account) => {
      const { content, end } = hangingContent();
      const stored = service.store.put(`${account.userId}/cv_1700000000000.parsed.json`, content, {
        mediaType: 'application/json',
      });
      stored.catch(() => undefined);
      return () => (end(), stored);
    });
    for (const account of [gone, other])
      await eventually(async () => expect(await service.filesOf(account)).toHaveLength(1));
    await erase(gone);
    expect(await service.filesOf(gone)).toEqual([]);
    expect(await service.filesOf(other)).toHaveLength(1);
    await expect(ends[0]?.()).rejects.toThrow();
    await ends[1]?.();
    expect(await service.filesOf(gone)).toEqual([]);
    expect(await service.filesOf(other)).toEqual([`${other.userId}/cv_1700000000000.parsed.json`]);
  });

  test('is erased in the end when the file store was away', async () => {
    const { account, keys, canary } = await createKnown();
    const fail = () => Promise.reject(new Error('The store is away'));
    const away = { delete: fail, deleteUnfinished: fail };
    const attempt = eraseAccount({ user_id: account.userId }, { ...service.dependencies, fileStore: away });
    await expect(attempt).rejects.toThrow('The store is away');
    expect(await keptWith(canary)).not.toEqual([]);
    await erase(account);
    expect(await keptWith(canary)).toEqual([]);
    for (const key of keys) expect(await isStored(service, key)).toBe(false);
  });
});
