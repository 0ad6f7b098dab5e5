import { randomUUID } from 'node:crypto';
import { jobPath } from '@sabi/contracts/hiring/paths';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import { type Language, languages, localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { expectNoBarrier, openAddress, screensOf } from '../support/accessible-pages';
import { createTalent, openSession, signIn } from '../support/account';
import { buildPosting } from '../support/build-posting';
import { fromOwnNetwork } from '../support/network';
import { expectDecided, openDesk, selectCase, type StaffMember } from '../support/staff';
import { expect, type Page, test } from '../support/test';
import { staffTexts } from '../texts/staff';

const members: Readonly<Record<Language, StaffMember>> = { en: 'reviewer', id: 'admin' };

for (const language of languages) {
  test(`a recruiter is approved, publishes a job, and the staff freezes it after a report (${language})`, async ({
    page,
    browser,
    platform,
    mailbox,
  }) => {
    const t = staffTexts[language];
    const company = `PT Rekaan ${randomUUID().slice(0, 8)}`;
    const title = `Operator Pengemasan ${randomUUID().slice(0, 8)}`;
    const recruiter = await createTalent(
      { siteUrl: platform.url, mailbox },
      {
        user_type: 'recruiter',
        first_name: 'Bayu',
        last_name: 'Rekaan',
        current_organization: company,
        language,
      },
    );
    const subjects = async () => (await mailbox.listMails(recruiter.email)).map(({ subject }) => subject);
    await test.step('the recruiter waits for the approval', async () => {
      await signIn(page, language, recruiter);
      await expect(page).toHaveURL(/\/auth\/recruiter-review$/);
      await expect.poll(async () => (await subjects()).length).toBeGreaterThan(1);
    });

    const context = await browser.newContext({
      baseURL: platform.url,
      extraHTTPHeaders: fromOwnNetwork(),
      viewport: { width: 1280, height: 900 },
    });
    const desk = await context.newPage();
    await test.step('the staff approves the recruiter, who gets a mail', async () => {
      const known = (await subjects()).length;
      await openDesk(desk, platform, { path: '/staff/recruiters', language, member: members[language] });
      await selectCase(desk, company);
      await desk.keyboard.press('a');
      await expect(desk.getByRole('button', { name: t.giveBack })).toBeVisible();
      await desk.keyboard.press('e');
      await desk.getByRole('dialog').getByRole('button', { name: t.approve }).click();
      await expectDecided(desk, company);
      await expect.poll(async () => (await subjects()).length).toBeGreaterThan(known);
    });

    // The screens of /hire have their own journeys, so company and job are created by the API.
    const job = await publishJob(platform, await openSession(platform.url, recruiter), { company, title });
    const surfaces = surfacesOf(platform, job, title);
    await test.step('the job is on the board, and on every other surface', async () => {
      await expect(async () => {
        for (const [name, isThere] of Object.entries(surfaces))
          expect([name, await isThere()]).toEqual([name, true]);
      }).toPass();
    });
    await test.step('a visitor reports it', async () => {
      const visitor = await (await browser.newContext({ baseURL: platform.url })).newPage();
      await visitor.goto(localizedPath(language, jobPath(job)));
      await visitor.getByRole('button', { name: t.report }).click();
      await visitor.getByLabel(t.reportReason).selectOption('asks_for_money');
      await visitor.getByRole('button', { name: t.sendReport }).click();
      await expect(visitor.getByText(t.reportSent)).toBeVisible();
      await visitor.context().close();
    });
    await test.step('the pages of both fit any screen and hold no barrier', async () => {
      for (const path of [
        '/staff/reports',
        '/staff/companies',
        '/staff/claims',
        '/staff/inquiries',
        `/staff/job?no=${job.public_no}`,
      ])
        await look(desk, language, path);
      await page.goto(localizedPath(language, '/hire'));
      await expect(page).toHaveURL(/\/hire\/companies\/[^/]+\/jobs$/);
      const { path: jobsPath } = parseLocalizedPath(new URL(page.url()).pathname);
      for (const path of ['jobs', 'jobs/new', `jobs/${job.job_id}`, 'profile', 'team'])
        await look(page, language, jobsPath.replace(/jobs$/, path));
      await look(page, language, '/hire/join');
    });
    await test.step('the staff freezes it, by keys alone', async () => {
      await desk.goto(localizedPath(language, '/staff/reports'));
      await selectCase(desk, title);
      await desk.keyboard.press('f');
      await expect(desk.getByLabel(t.freezeReason)).toBeFocused();
      await desk.keyboard.type('It asks for a fee');
      await desk.keyboard.press('Control+Enter');
      await expectDecided(desk, title);
    });
    await test.step('it is gone from every surface with the next request', async () => {
      for (const [name, isThere] of Object.entries(surfaces))
        expect([name, await isThere()]).toEqual([name, false]);
      const response = await page.goto(localizedPath(language, jobPath(job)));
      expect(response?.status()).toBe(410);
      await expect(page.getByRole('heading', { level: 1, name: t.closed })).toBeVisible();
    });
    await context.close();
  });
}

async function look(page: Page, language: Language, path: string): Promise<void> {
  const address = localizedPath(language, path);
  await openAddress(page, address);
  await page.waitForLoadState('networkidle'); // the data of the page
  await expectNoBarrier(page, address, screensOf[language]);
}

async function publishJob(
  { url }: PlatformProcess,
  { accessToken }: { accessToken: string },
  { company, title }: { company: string; title: string },
): Promise<Job> {
  const headers = {
    Authorization: `Bearer ${accessToken}`,
    'Content-Type': 'application/json',
    ...fromOwnNetwork(),
  };
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${url}/api/hiring/v1/companies${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.ok, `${path} answered ${response.status} ${await response.clone().text()}`).toBe(true);
    return response.json();
  };
  const [companyId, jobId] = [randomUUID(), randomUUID()];
  await post('', {
    company_id: companyId,
    name: company,
    legal_name: company,
    nib: null,
    zone: 'Asia/Jakarta',
  });
  await post(`/${companyId}/jobs`, { job_id: jobId, posting: buildPosting(title) });
  const job = (await post(`/${companyId}/jobs/${jobId}/publish`, { version: 1 })) as Job;
  expect(job.state).toBe('published');
  return job;
}

/** Whether the job appears in each public place. */
function surfacesOf({ url }: PlatformProcess, job: Job, title: string) {
  const path = jobPath(job);
  const read = async (address: string) => {
    const response = await fetch(`${url}${address}`, { headers: fromOwnNetwork() });
    return { status: response.status, text: await response.text() };
  };
  const has = (address: string, words: string) => async () => (await read(address)).text.includes(words);
  const query = new URLSearchParams({ q: title }).toString();
  return {
    list: has(`/jobs?${query}`, path),
    page: async () => (await read(path)).status === 200,
    'structured data': has(path, '"JobPosting"'),
    sitemap: has('/sitemaps/jobs-1.xml', path),
    feed: has('/feeds/jobs.json', path),
    'feed of boards': has('/feeds/indeed.xml', path),
    'search answers': has(`/api/hiring/v1/jobs?${query}`, title),
    'answer of the job': async () => (await read(`/api/hiring/v1/jobs/${job.public_no}`)).status === 200,
  };
}
