import { type Language, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { secondFactorTexts } from '../texts/second-factor';
import { readSession, restoreSession, sendPassword, type Session } from './account';
import { AuthenticatorApp } from './authenticator-app';
import { expect, type Page } from './test';

/** Demonstration accounts of the staff. A code works once, so concurrent sign-ins need different accounts. */
export type StaffMember = 'reviewer' | 'admin';

/** Sessions by platform and member: a second code within half a minute would be refused. */
const sessions = new Map<string, Session>();

interface Desk {
  path: string;
  language: Language;
  member: StaffMember;
}

/** Opens a page of the back office, signed in with both factors. */
export async function openDesk(page: Page, platform: PlatformProcess, desk: Desk): Promise<void> {
  const key = `${platform.url} ${desk.member}`;
  const known = sessions.get(key);
  if (known) await restoreSession(page, platform, { session: known });
  await page.goto(localizedPath(desk.language, desk.path));
  if (!known) {
    await signInAsStaff(page, platform, desk);
    sessions.set(key, await readSession(page));
  }
  await expect(page).toHaveURL(localizedPath(desk.language, desk.path));
}

async function signInAsStaff(
  page: Page,
  platform: PlatformProcess,
  { language, member }: Desk,
): Promise<void> {
  const t = secondFactorTexts[language];
  const email = `${member}@demo.example`;
  const app = new AuthenticatorApp(await platform.staffFactor(email));
  await expect(page).toHaveURL(localizedPath(language, '/auth'));
  await sendPassword(page, language, { email, password: `try-the-${member}-side` });
  await page.getByLabel(t.code, { exact: true }).fill(app.showCode(1)); // the platform's start may have used the current code
  await page.getByRole('button', { name: t.confirm, exact: true }).click();
  await expect(page).not.toHaveURL(localizedPath(language, '/auth'));
}

const rowOf = (desk: Page, name: string) => desk.getByRole('button', { name: new RegExp(name) });

export async function selectCase(desk: Page, name: string): Promise<void> {
  await rowOf(desk, name).click();
  await expect(desk.getByRole('heading', { level: 2, name })).toBeFocused();
}

/** While the dialog is open, the list behind it has no buttons. */
export async function expectDecided(desk: Page, name: string): Promise<void> {
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(desk, name)).toHaveCount(0);
}
