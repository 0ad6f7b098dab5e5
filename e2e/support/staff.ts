import { type Language, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { secondFactorTexts } from '../texts/second-factor';
import { sendPassword } from './account';
import { AuthenticatorApp } from './authenticator-app';
import { expect, type Page } from './test';

/** Demonstration accounts of the staff; a code of a factor works once, so who signs in at the same time takes another. */
export type StaffMember = 'reviewer' | 'admin';

/** Opens a page of the back office as a member of the staff, who signs in with both factors on the way. */
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
  await page.getByLabel(t.code, { exact: true }).fill(app.showCode(1)); // the start may have used the one of now
  await page.getByRole('button', { name: t.confirm, exact: true }).click();
  await expect(page).toHaveURL(localizedPath(language, path));
}
