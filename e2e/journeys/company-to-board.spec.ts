import { randomUUID } from 'node:crypto';
import { type Language, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import type { Browser } from '@playwright/test';
import { type Account, inventAccount, restoreSession } from '../support/account';
import { expectOn, surfacesOf } from '../support/public-surfaces';
import { pressByKeys } from '../support/keyboard';
import type { Mailbox } from '../support/mailbox';
import { fromOwnNetwork } from '../support/network';
import { createApprovedRecruiter } from '../support/operator';
import { publishByKeys } from '../support/publish-by-keys';
import { expectSteadyList } from '../support/steady-list';
import { fillPerson, sendSignUp, verifyAddress } from '../support/sign-up-form';
import { expectDecided, openDesk, selectCase } from '../support/staff';
import { expect, type Page, test } from '../support/test';
import { companyToBoardTexts } from '../texts/company-to-board';
import { signUpTexts } from '../texts/sign-up';
import { staffTexts } from '../texts/staff';

/** Sentences that block a posting: what the editor quotes, and its reason. */
const blocked = [
  ['A registration fee applies to all candidates.', 'registration fee', 'asks applicants for money'],
  [
    'We keep the original diploma.',
    'keep the original diploma',
    'hand over a diploma or other personal documents',
  ],
  ['Applicants must be under 35 years old.', 'under 35 years', 'restricts who can apply by age'],
  ['Female candidates only.', 'Female candidates only', 'restricts who can apply by gender'],
  ['Good looking.', 'Good looking', 'restricts who can apply by appearance'],
  ['Candidates must be single.', 'must be single', 'restricts who can apply by marital status'],
  ['Only Christian candidates.', 'Only Christian', 'restricts who can apply by religion'],
] as const;

/** The platform has the companies and jobs of other journeys too. */
const own = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const freezeReason = 'It asks for a fee';

/** A browser of another user, on a desk. */
async function openOther(browser: Browser, { url }: PlatformProcess): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    extraHTTPHeaders: fromOwnNetwork(),
    viewport: wide,
  });
  return context.newPage();
}

test('a recruiter signs up and publishes a job, which is found, reported, frozen and gone', async ({
  page,
  browser,
  platform,
  mailbox,
  pageProblems,
}) => {
  const language = 'en';
  const t = companyToBoardTexts[language];
  const staff = staffTexts[language];
  const company = own('Warung Fajar');
  const nib = String(Date.now());
  const title = own('Barista');
  const account = inventAccount();
  await page.setViewportSize(wide);
  const desk = await openOther(browser, platform);

  await test.step('the recruiter signs up by the form, and waits', async () => {
    await signUpAsRecruiter(page, language, { account, company, mailbox });
  });
  await test.step('the staff approves the recruiter', async () => {
    await openDesk(desk, platform, { path: '/staff/recruiters', language, member: 'reviewer' });
    await decide(desk, company, staff.approveRecruiter, staff.approve);
  });
  await test.step('the mail leads to the workspace, where the recruiter creates the company', async () => {
    await page.goto(await mailbox.waitForLinkTo(account.email, '/hire'));
    await createCompany(page, company);
  });
  await test.step('the company asks for verification, and the staff verifies it', async () => {
    await verifyCompany(page, desk, { company, nib });
  });
  await test.step('a colleague who finds the company there asks to join, and is accepted', async () => {
    const colleague = await openOther(browser, platform);
    await restoreSession(colleague, platform, await createApprovedRecruiter(platform, language));
    await askToJoin(colleague, nib);
    await openInWorkspace(page, t.team);
    await page.getByRole('button', { name: t.acceptClaim }).click();
    await expect(page.getByRole('button', { name: t.acceptClaim })).toHaveCount(0);
    await colleague.goto('/hire');
    await expect(colleague.getByRole('heading', { level: 1, name: t.jobs })).toBeVisible();
    await colleague.context().close();
  });
  const address = await test.step('the job is published once it breaks no rule', async () => {
    await fillJob(page, title);
    await expectBlocked(page);
    return publishJob(page, title);
  });
  const visitor = await openOther(browser, platform);
  await test.step('a visitor finds the job by its words, and reports it', async () => {
    await search(visitor, title);
    await visitor.getByRole('link', { name: title, exact: true }).click();
    await expect(visitor).toHaveURL(address);
    await report(visitor, language);
  });
  await test.step('a filtered list is the same after a reload and on the way back, each of its pages', async () => {
    await expectSteadyList(visitor);
  });
  await test.step('the staff freezes it', async () => {
    await desk.goto('/staff/reports');
    await decide(desk, title, staff.freezeJob, staff.freeze, freezeReason);
  });
  await test.step('it is gone from the list, the search and its page, and the company reads why', async () => {
    for (const list of ['/jobs', `/jobs?${new URLSearchParams({ q: title })}`]) {
      await visitor.goto(list);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(visitor.getByRole('link', { name: title, exact: true })).toHaveCount(0);
    }
    await expectClosed(visitor, language, address);
    await page.goto('/hire');
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByText(t.frozen)).toBeVisible();
    await expect(page.getByText(freezeReason)).toBeVisible();
  });
  await desk.context().close();
  await visitor.context().close();
  expect(pageProblems).toEqual([]);
});

async function signUpAsRecruiter(
  page: Page,
  language: Language,
  { account, company, mailbox }: { account: Account; company: string; mailbox: Mailbox },
): Promise<void> {
  const form = signUpTexts[language];
  await page.goto(localizedPath(language, '/auth?mode=sign-up&as=recruiter'));
  await fillPerson(page, language, account);
  await page.getByLabel(form.organization).fill(company);
  await page.getByLabel(form.title).fill('Owner');
  await page.getByLabel(form.companyEmail).fill(account.email);
  await page.getByLabel(form.phone).fill('+62 21 000');
  await sendSignUp(page, language);
  await expect(page.getByRole('heading', { level: 1, name: form.thanks })).toBeFocused();
  await verifyAddress(page, language, { account, mailbox });
  await expect(page.getByRole('heading', { level: 1, name: form.review })).toBeVisible();
}

/** Texts of the helpers below, which only the English journey uses. */
const t = companyToBoardTexts.en;

async function decide(
  desk: Page,
  name: string,
  action: string,
  confirmation: string,
  reason?: string,
): Promise<void> {
  await selectCase(desk, name);
  await desk.getByRole('button', { name: action }).click();
  const dialog = desk.getByRole('dialog');
  if (reason) await dialog.getByLabel(staffTexts.en.freezeReason).fill(reason);
  await dialog.getByRole('button', { name: confirmation, exact: true }).click();
  await expectDecided(desk, name);
}

async function createCompany(page: Page, company: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t.onboarding })).toBeVisible();
  await page.getByRole('link', { name: t.openCompanyForm }).click();
  await page.getByLabel(t.name, { exact: true }).fill(company);
  await page.getByLabel(t.legalName).fill(`PT ${company}`);
  await page.getByRole('button', { name: t.createCompany }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.jobs })).toBeVisible();
}

async function askToJoin(page: Page, nib: string): Promise<void> {
  await page.goto('/hire/new-company');
  await page.getByLabel(t.name, { exact: true }).fill('Warung Fajar');
  await page.getByLabel(t.legalName).fill('PT Warung Fajar');
  await page.getByLabel(t.nibOfNew).fill(nib);
  await page.getByRole('button', { name: t.createCompany }).click();
  await page.getByRole('link', { name: t.askToJoin }).click();
  await page.getByLabel(t.position).fill('HR Manager');
  await page.getByRole('button', { name: t.sendClaim }).click();
  await expect(page.getByRole('button', { name: t.withdrawClaim })).toBeVisible();
}

async function verifyCompany(
  page: Page,
  desk: Page,
  { company, nib }: { company: string; nib: string },
): Promise<void> {
  await openInWorkspace(page, t.company);
  await page.getByLabel(t.nib, { exact: true }).fill(nib);
  await page.getByLabel(t.evidence, { exact: true }).fill('Registered in OSS.');
  await page.getByRole('button', { name: t.sendEvidence }).click();
  await expect(page.getByText(t.isSubmitted)).toBeVisible();
  await desk.goto('/staff/companies');
  await decide(desk, company, staffTexts.en.verifyCompany, staffTexts.en.verify);
  await page.reload();
  await expect(page.getByText(t.isVerified)).toBeVisible();
}

const openInWorkspace = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t.workspace }).getByRole('link', { name, exact: true }).click();

async function fillJob(page: Page, title: string): Promise<void> {
  await openInWorkspace(page, t.jobs);
  await page.getByRole('link', { name: t.newJob }).first().click();
  await page.getByLabel(t.title).fill(title);
  await page.getByRole('button', { name: t.createDraft }).click();
  await page.getByLabel(t.category).selectOption('hospitality');
  await page.getByLabel(t.level).selectOption('entry');
  await page.getByLabel(t.contract).selectOption('pkwt');
  await page.getByLabel(t.mode).selectOption('onsite');
  await page.getByRole('combobox', { name: t.areas }).fill('Bandung');
  await page.getByRole('option', { name: /^Kota Bandung|^Bandung City/ }).click();
  await page.getByLabel(t.payMin).fill('5500000');
  await page.getByLabel(t.payMax).fill('6500000');
  await page.getByLabel(t.text).fill(blocked.map(([sentence]) => sentence).join('\n'));
}

/** The findings stand at the field; an attempt to publish lists them again, and does not publish. */
async function expectBlocked(page: Page): Promise<void> {
  const atField = page.getByRole('list', { name: t.findings });
  await expect(atField.getByRole('listitem')).toHaveCount(blocked.length);
  await page.getByRole('button', { name: t.publish, exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: t.blocked });
  for (const list of [atField, notice])
    for (const [index, [, quote, reason]] of blocked.entries()) {
      const item = list.getByRole('listitem').nth(index);
      await expect(item).toContainText(`“${quote}”`);
      await expect(item).toContainText(reason);
    }
  await notice.getByRole('button', { name: t.show }).first().click();
  await expect(page.getByLabel(t.text)).toBeFocused();
}

/** @returns the address of its page */
async function publishJob(page: Page, title: string): Promise<string> {
  await page.getByLabel(t.text).fill('You make coffee for our guests and look after the counter.');
  await expect(page.getByRole('list', { name: t.findings })).toHaveCount(0);
  await page.getByRole('button', { name: t.publish, exact: true }).click();
  await page.getByRole('link', { name: t.viewOnBoard }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

async function search(visitor: Page, words: string): Promise<void> {
  await visitor.goto('/jobs');
  await visitor.getByRole('searchbox', { name: t.words }).fill(words);
  await visitor.getByRole('button', { name: t.search, exact: true }).click();
  await expect(visitor).toHaveURL(/[?&]q=/);
}

async function report(visitor: Page, language: Language): Promise<void> {
  const staff = staffTexts[language];
  await visitor.getByRole('button', { name: staff.report }).click();
  await visitor.getByLabel(staff.reportReason).selectOption('asks_for_money');
  await visitor.getByRole('button', { name: staff.sendReport }).click();
  await expect(visitor.getByText(staff.reportSent)).toBeVisible();
}

async function expectClosed(visitor: Page, language: Language, address: string): Promise<void> {
  expect((await visitor.goto(address))?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { level: 1, name: staffTexts[language].closed })).toBeVisible();
}

test('a recruiter signs up on a phone and publishes by keys alone; the staff, by keys too, approves and freezes; the job comes to every public place and goes from it', async ({
  page,
  browser,
  platform,
  mailbox,
  pageProblems,
}) => {
  const language = 'id';
  const staff = staffTexts[language];
  const company = own('Bengkel Roda');
  const title = own('Mekanik');
  const account = inventAccount();
  const at = (path: string) => localizedPath(language, path);
  await page.setViewportSize(phone);
  const desk = await openOther(browser, platform);

  await test.step('the recruiter signs up by the form, and waits', async () => {
    await signUpAsRecruiter(page, language, { account, company, mailbox });
  });
  await test.step('the staff takes the case and approves the recruiter', async () => {
    await openDesk(desk, platform, { path: '/staff/recruiters', language, member: 'reviewer' });
    await selectCase(desk, company);
    await desk.keyboard.press('a');
    await expect(desk.getByRole('button', { name: staff.giveBack })).toBeVisible();
    await desk.keyboard.press('e');
    await pressByKeys(desk, desk.getByRole('dialog').getByRole('button', { name: staff.approve }));
    await expectDecided(desk, company);
  });
  await test.step('the mail leads to the workspace; company, job and board by keys alone', async () => {
    await page.goto(await mailbox.waitForLinkTo(account.email, at('/hire')));
    await publishByKeys(page, language, { company, title });
  });
  const surfaces = surfacesOf(platform, page.url(), title);
  await test.step('the job is in every public place', () => expect(() => expectOn(surfaces, true)).toPass());
  const visitor = await openOther(browser, platform);
  await test.step('a visitor reports it', async () => {
    await visitor.goto(page.url());
    await report(visitor, language);
  });
  await test.step('the staff freezes it', async () => {
    await desk.goto(at('/staff/reports'));
    await selectCase(desk, title);
    await desk.keyboard.press('f');
    await expect(desk.getByLabel(staff.freezeReason)).toBeFocused();
    await desk.keyboard.type(freezeReason);
    await desk.keyboard.press('Control+Enter');
    await expectDecided(desk, title);
  });
  await test.step('it is gone from every place with the next request', async () => {
    await expectOn(surfaces, false);
    await expectClosed(visitor, language, page.url());
  });
  await desk.context().close();
  await visitor.context().close();
  expect(pageProblems).toEqual([]);
});
