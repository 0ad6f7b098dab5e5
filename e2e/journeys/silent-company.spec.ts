import { randomUUID } from 'node:crypto';
import { applicationsPath, companyPath, jobPath, jobSearchPath } from '@sabi/contracts/hiring/paths';
import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import type { Notification } from '@sabi/contracts/http/notification/notifications';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { apply, createTalentWithCv, openMemberPage, openOwnApplication } from '../support/application-steps';
import { findButton } from '../support/mailbox';
import { type Ask, askAs } from '../support/own-profile';
import { publishJob } from '../support/publish-job';
import { StoredTime } from '../support/stored-time';
import { expect, type Page, test } from '../support/test';
import { inboxTexts } from '../texts/inbox';
import { silentCompanyTexts } from '../texts/silent-company';

/** The talent reads Indonesian on a phone, the company English on a desk. */
const [ofTalent, ofCompany] = ['id', 'en'] as const satisfies readonly Language[];
const t = silentCompanyTexts[ofTalent];
const c = silentCompanyTexts[ofCompany];

/** One less than a record needs: four of nine applications were answered, after two days. */
const earlier = Array.from({ length: 9 }, (_, index) => ({
  submitted: 60 - index,
  answered: index < 4 ? 58 - index : null,
}));

test('a company that does not open an application is reminded on day 7; the talent has the allowance back on day 14, and the application is closed on day 21; each of it once', async ({
  page,
  browser,
  platform,
  mailbox,
  pageProblems,
}, testInfo) => {
  const title = `Operator ${randomUUID().slice(0, 8)}`;
  const [{ job, company, recruiter }, talent, time] = await Promise.all([
    publishJob(platform, ofCompany, { company: `Pabrik Rekaan ${randomUUID().slice(0, 8)}`, title }),
    createTalentWithCv(platform, ofTalent),
    StoredTime.open(platform, testInfo.outputPath()),
  ]);
  await time.addPast(company.company_id, earlier);
  await page.setViewportSize({ width: 360, height: 740 });
  await restoreSession(page, platform, talent);
  const member = await openMemberPage(browser, platform, recruiter);
  const [askTalent, askMember] = [askAs(platform, talent), askAs(platform, recruiter)];
  const list = `/hire/companies/${company.slug}/jobs/${job.job_id}/applications`;

  const id = await test.step('the talent applies', async () => {
    await page.goto(localizedPath(ofTalent, jobPath(job)));
    await apply(page, ofTalent);
    await page.goto(localizedPath(ofTalent, applicationsPath));
    await expect(page.getByText(t.left(4), { exact: true })).toBeVisible();
    return readOnlyId(askTalent);
  });
  await test.step('day 7: the company is reminded by bell, mail and list, and the talent knows', async () => {
    await time.passDays(id, 7, ({ clock }) => clock.nudged_at !== null);
    await expectUnread(member, ofCompany, { path: `${list}?view=table`, count: 1 });
    const row = member.getByRole('row').filter({ has: member.getByRole('link', { name: 'Dewi Rekaan' }) });
    await expect(row).toContainText(c.new);
    await expect(row).toContainText(c.waiting);
    await time.endBatches(recruiter.userId);
    const mail = await mailbox.waitForSubject(recruiter.email, c.mails.nudged(title));
    expect(findButton(mail)).toBe(`${platform.url}${list}/${id}`);
    const tracker = await openOwnApplication(page, ofTalent, { title, column: t.applied });
    await expect(tracker.getByText(t.reminded, { exact: true })).toHaveCount(1);
    expect(await readPage(platform.url, companyPath(company))).toContain(c.noRecord);
  });
  await test.step('day 14: the talent has the allowance back, and the mail leads to the application', async () => {
    await time.passDays(id, 7, ({ allowance }) => allowance.returned_at !== null);
    await page.goto(findButton(await mailbox.waitForSubject(talent.email, t.mails.returned(company.name))));
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByText(t.returned, { exact: true })).toHaveCount(2); // above, and in the timeline
    await expect(page.getByText(t.left(5), { exact: true })).toBeVisible();
  });
  await test.step('day 21: the application is closed with words, and counts among the replies of the company', async () => {
    await time.passDays(id, 7, ({ state }) => state === 'closed_unanswered');
    const mail = await mailbox.waitForSubject(talent.email, t.mails.unanswered(company.name));
    expect(findButton(mail)).toBe(`${platform.url}${localizedPath(ofTalent, jobSearchPath)}`);
    const tracker = await openOwnApplication(page, ofTalent, { title, column: t.closed });
    for (const event of [t.reminded, t.returned, t.unanswered])
      await expect(tracker.getByText(event, { exact: true })).toHaveCount(1);
    await expectUnread(page, ofTalent, { path: '/inbox', count: 1 });
    await member.goto(`${list}?view=table`);
    await expect(member.getByRole('row').filter({ hasText: c.missed })).toHaveCount(1);
    await member.goto(companyPath(company));
    await expect(member.getByRole('region', { name: c.replies })).toContainText(c.record(40));
  });
  await test.step('nothing came twice', async () => {
    await time.endBatches(recruiter.userId);
    await mailbox.waitForSubject(recruiter.email, c.mails.missed(title));
    const subjectsTo = async (email: string, about: string) =>
      (await mailbox.listMails(email)).map(({ subject }) => subject).filter((each) => each.includes(about));
    expect((await subjectsTo(recruiter.email, title)).toSorted()).toEqual(
      [c.mails.submitted(title), c.mails.nudged(title), c.mails.missed(title)].toSorted(),
    );
    const toTalent = [t.mails.sent, t.mails.returned, t.mails.unanswered].map((of) => of(company.name));
    expect((await subjectsTo(talent.email, company.name)).toSorted()).toEqual(toTalent.toSorted());
    expect(await countKinds(askMember)).toEqual({
      application_submitted: 1,
      application_nudged: 1,
      application_missed: 1,
    });
    expect(await countKinds(askTalent)).toEqual({
      application_sent: 1,
      allowance_returned: 1,
      application_unanswered: 1,
    });
    await page.getByRole('list', { name: inboxTexts[ofTalent].list }).getByRole('link').click();
    const log = page.getByRole('log', { name: inboxTexts[ofTalent].entries });
    for (const event of t.news) await expect(log.getByText(event)).toHaveCount(1);
    expect(pageProblems).toEqual([]);
  });
  await time.close();
  await member.context().close();
});

/** @returns the id of the talent's only application */
async function readOnlyId(ask: Ask): Promise<string> {
  const answer = await ask('/api/hiring/v1/my/applications');
  const { applications } = (await answer.json()) as { applications: OwnApplication[] };
  const [only, ...others] = applications;
  if (!only || others.length > 0) throw new Error(`There are ${applications.length} applications, not one`);
  return only.application_id;
}

/** Opens a page, and waits until its bell shows so many conversations: all of one application are one. */
async function expectUnread(
  page: Page,
  language: Language,
  { path, count }: { path: string; count: number },
): Promise<void> {
  await page.goto(localizedPath(language, path));
  await expect(page.getByRole('link', { name: inboxTexts[language].unread })).toContainText(`${count}`);
}

/** How many events each kind of notification stands for. */
async function countKinds(ask: Ask): Promise<Record<string, number>> {
  const answer = await ask('/api/notification/v1/notifications');
  const { notifications } = (await answer.json()) as { notifications: Notification[] };
  const counts: Record<string, number> = {};
  for (const { kind, count } of notifications) counts[kind] = (counts[kind] ?? 0) + count;
  return counts;
}

/** A page as it comes from the server. */
const readPage = async (siteUrl: string, path: string): Promise<string> =>
  (await fetch(new URL(path, siteUrl))).text();
