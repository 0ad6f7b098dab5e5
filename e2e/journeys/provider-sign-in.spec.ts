import { randomUUID } from 'node:crypto';
import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { expect, type Page, test } from '../support/test';

/** An address of the site without script, which would remove the session before the test reads it. */
const landing = '/healthz/live';

test(
  'Google, PKCE: the login page of the provider, and a session for the code that it ends with',
  { tag: '@core' },
  async ({ page, baseURL }) => {
    const client = createClient(String(baseURL), 'pkce');
    const email = await signInAt('Google', page, client, String(baseURL));
    const code = new URL(page.url()).searchParams.get('code');
    const { data, error } = await client.exchangeCodeForSession(String(code));
    expect(error).toBeNull();
    await expectUser(String(baseURL), data.session?.access_token, { email, provider: 'google' });
  },
);

test(
  'LinkedIn, implicit: the session stands behind the # of the address that it ends at',
  { tag: '@core' },
  async ({ page, baseURL }) => {
    const client = createClient(String(baseURL), 'implicit');
    const email = await signInAt('LinkedIn', page, client, String(baseURL));
    const token = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('access_token');
    await expectUser(String(baseURL), token, { email, provider: 'linkedin_oidc' });
  },
);

function createClient(siteUrl: string, flowType: 'pkce' | 'implicit'): GoTrueClient {
  return new AuthClient({
    url: `${siteUrl}/auth/v1`,
    storageKey: randomUUID(),
    flowType,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/** Starts at the address made by the published client. @returns the e-mail address used */
async function signInAt(
  name: 'Google' | 'LinkedIn',
  page: Page,
  client: GoTrueClient,
  siteUrl: string,
): Promise<string> {
  const { data } = await client.signInWithOAuth({
    provider: name === 'Google' ? 'google' : 'linkedin_oidc',
    options: { skipBrowserRedirect: true, redirectTo: `${siteUrl}${landing}` },
  });
  const email = `${randomUUID()}@example.com`;
  await page.goto(String(data.url));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sign in with ${name}`);
  await expect(page.getByText('SANDBOX')).toBeVisible();
  await page.getByLabel('Name').fill('Ayu Lestari');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL((url) => url.origin === siteUrl && url.pathname === landing);
  return email;
}

async function expectUser(
  siteUrl: string,
  token: string | null | undefined,
  { email, provider }: { email: string; provider: string },
): Promise<void> {
  const response = await fetch(`${siteUrl}/auth/v1/user`, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    email,
    app_metadata: { provider, providers: [provider] },
    user_metadata: { name: 'Ayu Lestari', email_verified: true },
    identities: [{ provider }],
  });
}
