import { randomUUID } from 'node:crypto';
import { type Language, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { sessionKey } from '../support/account';
import { expect, type Page, test } from '../support/test';
import { openIn } from '../support/visitor-steps';
import { texts } from '../texts/common';
import { recruiterOffersTexts } from '../texts/recruiter-offers';

const language: Language = 'id';
const [t, own] = [texts[language], recruiterOffersTexts[language]];

interface StoredSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly user_metadata: Record<string, unknown> };
}

test('a recruiter by Google is sold nothing, whatever they make of their metadata', async ({
  page,
  platform,
}) => {
  await test.step('they choose their kind, and the session carries it', async () => {
    await openIn(page, language, '/auth');
    await page.getByRole('button', { name: 'Google', exact: true }).click();
    await page.getByLabel('Name').fill('Bayu Rekaan');
    await page.getByLabel('E-mail address').fill(`${randomUUID()}@example.com`);
    await page.getByLabel(/has verified this address/).setChecked(true);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: t.completeProfile });
    await dialog.getByText(own.recruiter, { exact: true }).click();
    await dialog.getByRole('button', { name: t.submitProfile }).click();
    await expect(page).toHaveURL(localizedPath(language, '/auth/recruiter-review'));
    await expect
      .poll(async () => (await readSession(page)).user.user_metadata['user_type'])
      .toBe('recruiter');
    await expectOnlyTalent(page);
  });

  const session = await readSession(page);
  const send = async (method: string, path: string, token: string, body?: object) =>
    fetch(`${platform.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

  await test.step('they call themselves a talent, and it changes nothing', async () => {
    const metadata = { data: { user_type: 'talent' } };
    expect((await send('PUT', '/auth/v1/user', session.access_token, metadata)).status).toBe(200);
    const renewed = await renew(platform, session);
    expect(renewed.user.user_metadata['user_type']).toBe('talent');
    const { access_token: token } = renewed;
    // The messages of svc-profile take a moment.
    await expect
      .poll(async () => (await send('GET', '/api/billing/v1/plan-outcomes', token)).status)
      .toBe(403);
    const order = { paymentType: 'subscription', planType: 'starter', amount: 0 };
    const refused = await send('POST', '/functions/v1/xendit-payment', token, order);
    expect(refused.status).toBe(403);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      sessionKey,
      JSON.stringify(renewed),
    ] as const);
    await expectOnlyTalent(page);
  });
});

async function expectOnlyTalent(page: Page): Promise<void> {
  await page.goto(localizedPath(language, '/talent-solution'));
  await expect(page.getByText(own.onlyTalent)).toBeVisible();
  await expect(page.getByRole('link', { name: own.forCompanies }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: own.choose })).toHaveCount(0);
}

const readSession = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown,
    sessionKey,
  ) as Promise<StoredSession>;

async function renew({ url }: PlatformProcess, { refresh_token }: StoredSession): Promise<StoredSession> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as StoredSession;
}
