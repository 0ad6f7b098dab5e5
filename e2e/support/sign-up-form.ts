import type { Language } from '@sabi/contracts/language';
import type { Page } from '@playwright/test';
import { texts } from '../texts/common';
import type { Account } from './account';
import { findLink, type Mailbox } from './mailbox';

/** Required fields of both kinds of account. */
export async function fillPerson(page: Page, language: Language, account: Account): Promise<void> {
  const t = texts[language];
  await page.getByLabel(t.firstName).fill(account.firstName);
  await page.getByLabel(t.lastName).fill(account.lastName);
  await page.getByLabel(t.password, { exact: true }).fill(account.password);
  await page.getByLabel(t.confirmPassword, { exact: true }).fill(account.password);
}

export const sendSignUp = (page: Page, language: Language) =>
  page.getByRole('button', { name: texts[language].signUp, exact: true }).click();

/** Verifies the address by the mail's link, which opens in the page. */
export async function verifyAddress(
  page: Page,
  language: Language,
  { account, mailbox }: { account: Account; mailbox: Mailbox },
): Promise<void> {
  await page.goto(findLink(await mailbox.waitForMail(account.email)));
  await page.getByRole('button', { name: texts[language].verify }).click();
}
