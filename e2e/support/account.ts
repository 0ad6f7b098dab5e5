import { randomUUID } from 'node:crypto';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { expect, type Page } from '@playwright/test';
import { findLink, type Mailbox } from './mailbox';
import { fromOwnNetwork } from './network';
import { texts } from '../texts/common';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The session of a sign-in, as the shell stores it. */
export interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

export interface SignedInAccount extends Account {
  readonly accessToken: string;
  readonly userId: string;
  readonly session: Session;
}

/** Storage key of the session. */
export const sessionKey = 'sabi-session';

export function inventAccount(
  name: { firstName?: string | undefined; lastName?: string | undefined } = {},
): Account {
  return {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse battery',
    firstName: name.firstName ?? 'Dewi',
    lastName: name.lastName ?? 'Rekaan',
  };
}

export const talentData = ({ firstName, lastName }: Account) => ({
  user_type: 'talent',
  first_name: firstName,
  last_name: lastName,
});

/** A talent who signed up and verified their address over HTTP, as `@supabase/auth-js` would; for tests of mails. */
export async function createTalent(
  { siteUrl, mailbox }: { siteUrl: string; mailbox: Mailbox },
  data: Readonly<Record<string, string>> = talentData(inventAccount()),
): Promise<SignedInAccount> {
  const account = inventAccount({ firstName: data['first_name'], lastName: data['last_name'] });
  const { email, password } = account;
  await post(`${siteUrl}/auth/v1/signup`, { email, password, data });
  const token = new URL(findLink(await mailbox.waitForMail(email))).searchParams.get('token');
  const session = (await post(`${siteUrl}/auth/v1/verify`, { type: 'signup', token_hash: token })) as Session;
  return { ...account, ...describeSession(session) };
}

/** Signs in over HTTP. */
export async function openSession(
  siteUrl: string,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<Omit<SignedInAccount, keyof Account>> {
  return describeSession(
    (await post(`${siteUrl}/auth/v1/token?grant_type=password`, { email, password })) as Session,
  );
}

const describeSession = (session: Session) => ({
  accessToken: session.access_token,
  userId: session.user.id,
  session,
});

/** Puts the account's session into the browser before its next page; for tests without a sign-in. */
export async function restoreSession(
  page: Page,
  { url: siteUrl }: { url: string },
  { session }: { session: Session },
): Promise<void> {
  const localStorage = [{ name: sessionKey, value: JSON.stringify(session) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: siteUrl, localStorage }] });
}

/** The session that the page's browser stores. */
export const readSession = (page: Page): Promise<Session> =>
  page.evaluate((key) => JSON.parse(String(localStorage.getItem(key))) as Session, sessionKey);

/** Signs in by the form; for tests of the sign-in. */
export async function signIn(page: Page, language: Language, account: Account): Promise<void> {
  await page.goto(localizedPath(language, '/auth'));
  await sendPassword(page, language, account);
  await expect(page).not.toHaveURL(/\/auth(?:[?#]|$)/);
}

/** Submits the visible form; the next page depends on the account. */
export async function sendPassword(
  page: Page,
  language: Language,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const t = texts[language];
  const send = page.getByRole('button', { name: t.signIn, exact: true });
  await expect(send).toBeEnabled();
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await send.press('Enter'); // other sign-in methods appear late and move the button
}

/** By the menu in the header. */
export async function signOut(page: Page, language: Language, { firstName }: Account): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: firstName, exact: true }).click();
  await page.getByRole('menuitem', { name: texts[language].logout, exact: true }).click();
  await expect(page).toHaveURL(localizedPath(language, '/auth'));
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...fromOwnNetwork() },
    body: JSON.stringify(body),
  });
  expect(response.status, `${url} answered ${response.status}`).toBeLessThan(300);
  return response.json();
}
