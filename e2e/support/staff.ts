import { type Language, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { secondFactorTexts } from '../texts/second-factor';
import { sendPassword } from './account';
import { AuthenticatorApp } from './authenticator-app';
import { expect, type Page } from './test';

/** Demonstration accounts of the staff. A code works once, so concurrent sign-ins need different accounts. */
export type StaffMember = 'reviewer' | 'admin';

/** Opens a page of the back office, signed in with both factors. */
export async function openDesk(
  page: Page,
  platform: PlatformProcess,
  { path, language, member }: { path: string; language: Language; member: StaffMember },
): Promise<void> {
  const t = secondFactorTexts[language];
  const email = `${member}@demo.example`;
  const app = new AuthenticatorApp(await platform.staffFactor(email));
  await page.goto(localizedPath(language, path));
  await expect(page).toHaveURL(localizedPath(language, '/auth'));
  await sendPassword(page, language, { email, password: `try-the-${member}-side` });
  await page.getByLabel(t.code, { exact: true }).fill(app.showCode(1)); // the platform's start may have used the current code
  await page.getByRole('button', { name: t.confirm, exact: true }).click();
  await expect(page).toHaveURL(localizedPath(language, path));
}
