import { randomUUID } from 'node:crypto';
import { applicationsPath, jobPath } from '@sabi/contracts/hiring/paths';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { expectNoBarrier } from '../support/accessible-pages';
import { restoreSession } from '../support/account';
import { findOnBoard } from '../support/find-on-board';
import { apply, createTalentWithCv, openMemberPage, openOwnApplication } from '../support/application-steps';
import { type Ask, askAs, sendJson } from '../support/own-profile';
import { expectHarmlessOriginal } from '../support/original-cv';
import { attackExtras } from '../support/pdf-document';
import { publishJob } from '../support/publish-job';
import { expect, type Page, test } from '../support/test';
import { hiredTexts } from '../texts/hired';
import { inboxTexts } from '../texts/inbox';

// Without animations, so that axe measures the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The talent reads Indonesian on a phone, the company English on a desk. */
const [ofTalent, ofCompany] = ['id', 'en'] as const satisfies readonly Language[];
const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

const name = 'Dewi Rekaan';
/** Of the scripts and links in the CV. */
const attacker = 'http://attacker.example';
const question = 'Bisa wawancara hari Senin?';
const answer = 'Bisa, terima kasih.';

test('a talent applies from the board, the company reads the match, writes and hires; bell, inbox, mails and tracker say so', async ({
  page,
  browser,
  platform,
  mailbox,
  pageProblems,
}) => {
  const title = `Operator ${randomUUID().slice(0, 8)}`;
  const [{ job, company, recruiter }, talent] = await Promise.all([
    publishJob(platform, ofCompany, {
      company: `Pabrik Rekaan ${randomUUID().slice(0, 8)}`,
      title,
      requirements: [
        { text: 'SQL', must: true },
        { text: 'Java', must: false },
      ],
    }),
    createTalentWithCv(platform, ofTalent, { extras: attackExtras(attacker) }),
  ]);
  await page.setViewportSize(phone);
  await restoreSession(page, platform, talent);
  const member = await openMemberPage(browser, platform, recruiter);

  await test.step('the talent finds the job on the board and applies', async () => {
    await findOnBoard(page, ofTalent, title);
    await expect(page).toHaveURL(localizedPath(ofTalent, jobPath(job)));
    await apply(page, ofTalent);
    await mailbox.waitForSubject(talent.email, hiredTexts[ofTalent].mails.sent(company.name));
  });
  const path = `/hire/companies/${company.slug}/jobs/${job.job_id}/applications`;
  const application =
    await test.step('the company opens the application from its board, and sees what of the profile shows the requirements', async () => {
      await member.goto(localizedPath(ofCompany, path));
      await member.getByRole('option', { name }).click();
      await expectMatch(member);
      return readId(member);
    });
  await test.step('it reads the original beside the profile; nothing in the file runs, and nothing is requested elsewhere', async () => {
    await expectHarmlessOriginal(member, ofCompany);
  });
  await test.step('it moves the application, and the talent knows only that it was opened', async () => {
    await moveToInterview(member);
    const tracker = await openOwnApplication(page, ofTalent, {
      title,
      column: hiredTexts[ofTalent].screening,
    });
    await expect(tracker).toContainText(hiredTexts[ofTalent].opened);
    await expect(tracker).not.toContainText(hiredTexts[ofTalent].toInterview);
  });
  await test.step('it writes; the bell of the open page counts it, the talent follows it, reads and answers', async () => {
    const t = inboxTexts[ofTalent];
    const bell = page.getByRole('link', { name: t.unread });
    await page.goto(localizedPath(ofTalent, '/inbox'));
    await expect(bell, 'sent and opened, in one row').toContainText('1');
    await page.getByRole('button', { name: t.readAll, exact: true }).click();
    await expect(bell).toHaveCount(0);
    // Not the dashboard: its recommendations may be unavailable for a moment on a busy machine.
    await page.goto(localizedPath(ofTalent, applicationsPath));
    await expect(page.getByRole('link', { name: t.bell, exact: true }).first()).toBeVisible();
    await write(member);
    await expect(bell).toContainText('1');
    await bell.click();
    await readAndAnswer(page);
    const log = member.getByRole('log', { name: inboxTexts[ofCompany].entries });
    await expect(log).toContainText(answer);
    await expectNoBarrier(member, member.url(), ['desk']);
    await expectNoBarrier(page, page.url(), ['phone']);
  });
  await test.step('what the talent archives needs nobody any more', async () => {
    await page.getByRole('button', { name: inboxTexts[ofTalent].archive, exact: true }).click();
    await expect(page.getByText(inboxTexts[ofTalent].empty)).toBeVisible();
  });
  await test.step('the company hires: mail, and tracker in English on a desk', async () => {
    await hireAtOnce(askAs(platform, recruiter), { companyId: company.company_id, application });
    await mailbox.waitForSubject(talent.email, hiredTexts[ofTalent].mails.hired(company.name));
    await page.setViewportSize(desk);
    const tracker = await openOwnApplication(page, ofCompany, {
      title,
      column: hiredTexts[ofCompany].closed,
    });
    await expect(tracker).toContainText(hiredTexts[ofCompany].toInterview);
    await expect(tracker).toContainText(hiredTexts[ofCompany].hired);
    await expectNoBarrier(page, page.url(), ['desk']);
  });
  await member.context().close();
  expect(pageProblems).toEqual([]);
});

/** The CV has SQL among its skills, and no Java. */
async function expectMatch(member: Page): Promise<void> {
  const t = hiredTexts[ofCompany];
  const match = member.getByRole('region', { name: t.match });
  const of = (text: string) => match.getByRole('listitem').filter({ hasText: text });
  await expect(of('SQL')).toContainText(t.found);
  await expect(of('SQL').locator('q')).toContainText('SQL');
  await expect(of('Java')).toContainText(t.missing);
}

async function moveToInterview(member: Page): Promise<void> {
  const t = hiredTexts[ofCompany];
  await member.getByRole('button', { name: t.move, exact: true }).click();
  await member.getByRole('dialog').getByRole('button', { name: t.stage, exact: true }).click();
  await expect(member.getByText(t.moved, { exact: true }).first()).toBeVisible();
}

async function write(member: Page): Promise<void> {
  const t = inboxTexts[ofCompany];
  await member.getByRole('link', { name: t.message, exact: true }).click();
  await member.getByRole('textbox').fill(question);
  // svc-notification hears of the application by a message.
  await expect(async () => {
    await member.getByRole('button', { name: t.send, exact: true }).click();
    await expect(member.getByRole('log', { name: t.entries })).toContainText(question, { timeout: 5000 });
  }).toPass();
}

/** The mail of a message comes after a quarter of an hour, and only while the message is unread. */
async function readAndAnswer(page: Page): Promise<void> {
  const t = inboxTexts[ofTalent];
  await page.getByRole('list', { name: t.list }).getByRole('link').click();
  await expect(page.getByRole('log', { name: t.entries })).toContainText(question);
  await expect(page.getByRole('link', { name: t.bell, exact: true }).first()).toBeVisible();
  await page.getByRole('textbox').fill(answer);
  await page.getByRole('button', { name: t.send, exact: true }).click();
}

/** @returns the id of the application that the page shows */
function readId(member: Page): string {
  const [, id] = /\/applications\/([\da-f-]{36})/.exec(member.url()) ?? [];
  if (!id) throw new Error(`${member.url()} is no address of an application`);
  return id;
}

/** Over HTTP without an idempotency key, as the talent is then notified at once; pages can undo a move for ten minutes. */
async function hireAtOnce(
  ask: Ask,
  { companyId, application: id }: { companyId: string; application: string },
): Promise<void> {
  const moves = `/api/hiring/v1/companies/${companyId}/applications/moves`;
  const sent = await sendJson(ask, 'POST', moves, { ids: [id], stage: 'hired' });
  expect(await sent.json()).toMatchObject({ results: [{ application_id: id, result: 'moved' }] });
}
