import { type Language, languages } from '@sabi/contracts/language';
import { createTalent, signIn } from '../support/account';
import { expect, test } from '../support/test';

const texts = {
  en: {
    title: 'We are reviewing your business',
    until: /^You hear from us by \w+, \d+ \w+ \d{4}, 17:00 WIB\.$/,
    signOut: 'Sign out',
  },
  id: {
    title: 'Bisnis Anda sedang kami tinjau',
    until: /^Anda akan mendapat kabar paling lambat \w+, \d+ \w+ \d{4}, 17\.00 WIB\.$/,
    signOut: 'Keluar',
  },
} as const satisfies Record<Language, unknown>;

const recruiter = {
  user_type: 'recruiter',
  first_name: 'Bayu',
  last_name: 'Rekaan',
  current_organization: 'PT Rekaan',
};

for (const language of languages) {
  test(`a recruiter hears after signing in that the team looks at their business (${language})`, async ({
    page,
    platform,
    mailbox,
    pageProblems,
  }) => {
    const t = texts[language];
    const account = await createTalent({ siteUrl: platform.url, mailbox }, recruiter);
    await signIn(page, language, account);
    await expect(page).toHaveURL(/\/auth\/recruiter-review$/);
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByText(t.until)).toBeVisible();
    const subjects = async () => (await mailbox.listMails(account.email)).map(({ subject }) => subject);
    await expect.poll(async () => (await subjects()).length).toBeGreaterThan(1);
    await page.getByRole('button', { name: t.signOut }).click();
    await expect(page).toHaveURL(/\/auth$/);
    expect(pageProblems).toEqual([]);
  });
}
