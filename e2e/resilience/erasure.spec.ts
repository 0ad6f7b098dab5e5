import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notificationMailRequested } from '@sabi/contracts/messages/notification';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import type { TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { callAs, doAs } from '../support/apply';
import { leaveApplicantTraces } from '../support/applicant-traces';
import { type AccountService, startAccountService } from '../support/account-service';
import { startBillingService } from '../support/billing-service';
import { findFilledQueues, findQueuesContaining } from '../support/broker-queues';
import { Candidate } from '../support/candidate';
import { startHiringService } from '../support/hiring-service';
import { requestNotification, startNotificationService } from '../support/notification-service';
import { claimAnalysis, submitInquiry, placeOrder } from '../support/create-account-data';
import { expect, test } from '../support/resilience-test';

const password = 'k9#vQz!lantai';
const settleTimeoutMs = 60_000;

test('an account that was let go leaves nothing in any database, file, queue, log or search', async ({
  pipeline,
}, testInfo) => {
  test.setTimeout(180_000);
  const { servers, profile, ai } = pipeline;
  const logFolder = testInfo.outputPath('logs');
  const accounts = await startAccountService(servers, logFolder);
  const billing = await startBillingService(servers, logFolder);
  const hiring = await startHiringService(servers, { logFolder, profileUrl: profile.process.url });
  const notification = await startNotificationService(servers, {
    logFolder,
    hiringUrl: hiring.process.url,
  });
  try {
    const [cv] = cvFixtures();
    const { email, phone_number: phone, work_experiences: [work] = [] } = cv?.truth ?? {};
    if (!cv || !email || !phone || !work?.company_name) throw new Error('The first CV says too little');
    const canary = `kenari${randomUUID().replaceAll('-', '')}`;
    const canaries = [canary, email, phone, work.company_name];
    const databases = {
      accounts: accounts.database,
      profile: profile.database,
      ai: ai.database,
      billing: billing.database,
      hiring: hiring.database,
      notification: notification.database,
    };
    const findCanaries = async () => {
      const found = await Promise.all(
        Object.entries(databases).flatMap(([name, { db }]) =>
          canaries.map(async (text) =>
            (await findCollectionsContaining(db, text)).map((at) => `${name}.${at}`),
          ),
        ),
      );
      return [...new Set(found.flat())].sort();
    };

    const { userId, token } = await signUp(accounts, canary);
    const candidate = new Candidate(pipeline, cv, userId);
    await candidate.uploadCv();
    await eventually(async () => expect(await candidate.readState()).toBe('parsed'), settleTimeoutMs, 200);
    await candidate.acceptCvImport();
    const accessToken = await candidate.createToken();
    await submitInquiry({ url: profile.process.url, accessToken }, canary);
    await claimAnalysis({ url: ai.process.url, accessToken }, canary);
    const buyer = { sub: userId, email: `${canary}@mail.example`, user_metadata: { first_name: canary } };
    await placeOrder({ url: billing.process.url, accessToken: await servers.issuer.sign(buyer) });
    await requestNotification(hiring.database, userId);
    const talent = { token: accessToken };
    const { application, company } = await leaveApplicantTraces(talent, canary, {
      servers,
      hiring,
      notification,
    });
    const { application_id: applicationId, cv_file: sent } = application;
    expect(sent).toMatchObject({ state: 'stored' });
    const collectionsOf = async ({ db }: { db: TestDatabase['db'] }) => findCollectionsContaining(db, userId);
    await eventually(
      async () =>
        expect(await collectionsOf(notification.database)).toEqual(
          expect.arrayContaining(['notification_mails', 'notifications', 'thread_members', 'threads']),
        ),
      settleTimeoutMs,
    );
    expect(await collectionsOf(hiring.database)).toEqual(
      expect.arrayContaining(['free_applications', 'my_applications', 'saved_jobs', 'views']),
    );
    expect(await findCanaries()).toEqual(
      expect.arrayContaining([
        'accounts.audit_log',
        'accounts.users',
        'billing.billing_contacts',
        'hiring.applications',
        'hiring.external_applications',
        'hiring.job_reports',
        'hiring.job_search_notes',
        'hiring.operations',
        'notification.message_reports',
        'notification.messages',
        'profile.contact_inquiries',
        'profile.cv_proposals',
        'profile.profiles',
        'profile.work_experiences',
      ]),
    );
    const sealed = ['parsed_cvs', 'kept_analyses'];
    const countSealed = () =>
      Promise.all(sealed.map((name) => ai.database.db.collection(name).countDocuments()));
    expect(await countSealed()).toEqual([1, 1]);
    expect(await filesOf(servers.fileFolder, userId)).toHaveLength(2); // the CV and its content
    expect(await filesOf(servers.fileFolder, applicationId)).toHaveLength(1); // the CV that was sent

    // Mails wait, as svc-profile answers none of them here.
    const mailRequest = notificationMailRequested.type;
    await eventually(
      async () => expect(await findQueuesContaining(servers.rabbit.url, [mailRequest])).not.toEqual([]),
      settleTimeoutMs,
    );
    expect(await findQueuesContaining(servers.rabbit.url, canaries)).toEqual([]);

    const asked = await call(accounts, 'POST', '/user/deletion', { token });
    expect(asked.status).toBe(200);
    await letTimePass(accounts, userId);

    await eventually(async () => expect(await findCanaries()).toEqual([]), settleTimeoutMs, 200);
    await eventually(async () => expect(await countSealed()).toEqual([0, 0]), settleTimeoutMs);
    for (const { database } of [billing, hiring, notification])
      await eventually(
        async () => expect(await findCollectionsContaining(database.db, userId)).toEqual(['erased_accounts']),
        settleTimeoutMs,
      );
    for (const id of [userId, applicationId])
      await eventually(
        async () => expect(await filesOf(servers.fileFolder, id)).toEqual([]),
        settleTimeoutMs,
      );
    await eventually(
      async () => expect(await findFilledQueues(servers.rabbit.url)).toEqual({}),
      settleTimeoutMs,
    );
    expect(await findQueuesContaining(servers.rabbit.url, canaries)).toEqual([]);
    const shown = await doAs(company.owner, hiring.process, {
      path: `${company.path}/applications/${applicationId}`,
    });
    expect(shown).toMatchObject({ state: 'withdrawn', applicant: null });
    for (const text of canaries) expect(JSON.stringify(shown)).not.toContain(text);
    for (const log of await readdir(logFolder)) {
      const text = await readFile(join(logFolder, log), 'utf8');
      for (const canary of canaries) expect(text.includes(canary), `${log} holds ${canary}`).toBe(false);
    }
    // Only postings are in the index of the search.
    const found = await callAs(company.owner, hiring.process, { path: `/api/hiring/v1/jobs?q=${canary}` });
    expect(found).toMatchObject({ status: 200, body: { total: 0 } });
    expect((await call(accounts, 'GET', '/user', { token })).status).toBe(403);
    await expect(candidate.fetchProfile()).rejects.toThrow('401');
  } finally {
    await notification.close();
    await hiring.close();
    await billing.close();
    await accounts.close();
  }
});

async function call(
  { process }: AccountService,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${process.url}${path}`, {
    method,
    headers: { ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Creates an account with the canary in every field that svc-identity stores. */
async function signUp(accounts: AccountService, canary: string) {
  const email = `${canary}@mail.example`;
  await call(accounts, 'POST', '/signup', {
    body: { email, password, data: { first_name: canary, full_name: canary } },
  });
  const { text = '' } = await accounts.mailServer.waitForMail(email);
  const tokenHash = new URL(/https:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('token');
  const { body } = await call(accounts, 'POST', '/verify', {
    body: { type: 'signup', token_hash: tokenHash },
  });
  const { id } = body['user'] as { id: string };
  return { userId: id, token: String(body['access_token']) };
}

/** Moves the deletion seven days back; a service checks for due ones at its start. */
async function letTimePass({ process, database: { db } }: AccountService, userId: string): Promise<void> {
  const deletions = db.collection<{ _id: string }>('account_deletions');
  await deletions.updateOne({ _id: userId }, { $set: { erases_at: new Date(Date.now() - 1000) } });
  await db.collection('leases').deleteMany({});
  await process.stop();
  await process.start();
}

/** Every file below a folder with the id in its path. */
async function filesOf(folder: string, id: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => path.includes(id));
}
