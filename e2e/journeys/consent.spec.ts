import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { restoreSession } from '../support/account';
import { askAsOperator, createVerifiedAccount } from '../support/operator';
import { expect, test } from '../support/test';
import { consentTexts } from '../texts/consent';

/** Any address of the site without a page, as the application itself is not tested. */
const landing = '/healthz/live';
const applicationName = 'Jurnal Rekaan';

// The service knows one address of the page, in the site's first language.
const language: Language = 'en';
test('an application gets what its user allows', async ({ page, platform }) => {
  const t = consentTexts[language];
  const account = await createVerifiedAccount(platform);
  const application = await Application.register(platform);
  await restoreSession(page, platform, account);
  const request = application.begin();
  await page.goto(request.address);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(t.asks(applicationName, account.email))).toBeVisible();
  for (const scope of t.scopes) await expect(main.getByText(scope, { exact: true })).toBeVisible();
  await expect(main.getByText(t.leadsTo(new URL(platform.url).host))).toBeVisible();
  await main.getByRole('button', { name: t.allow, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === landing);
  const answer = new URL(page.url()).searchParams;
  expect(answer.get('state')).toBe(request.state);
  expect(await application.readUser(answer.get('code'), request)).toMatchObject({ email: account.email });
});

interface AuthorizationRequest {
  readonly address: string;
  readonly state: string;
  readonly verifier: string;
}

/** A third party's OAuth application, registered by an operator. */
class Application {
  private constructor(
    private readonly siteUrl: string,
    private readonly clientId: string,
  ) {}

  static async register(platform: PlatformProcess): Promise<Application> {
    const { client_id: clientId } = await askAsOperator<{ client_id: string }>(
      platform,
      '/admin/oauth/clients',
      {
        client_name: applicationName,
        redirect_uris: [`${platform.url}${landing}`],
        token_endpoint_auth_method: 'none',
      },
    );
    return new Application(platform.url, clientId);
  }

  begin(): AuthorizationRequest {
    const [state, verifier] = [randomBytes(16).toString('hex'), randomBytes(32).toString('base64url')];
    const parameters = new URLSearchParams({
      client_id: this.clientId,
      redirect_uri: `${this.siteUrl}${landing}`,
      response_type: 'code',
      scope: 'openid profile email',
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    return { address: `/auth/v1/oauth/authorize?${parameters}`, state, verifier };
  }

  /** The user of the application's token. */
  async readUser(code: string | null, { verifier }: AuthorizationRequest): Promise<unknown> {
    const answer = await fetch(`${this.siteUrl}/auth/v1/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: String(code),
        client_id: this.clientId,
        redirect_uri: `${this.siteUrl}${landing}`,
        code_verifier: verifier,
      }),
    });
    expect(answer.status).toBe(200);
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${this.siteUrl}/auth/v1/oauth/userinfo`, { headers })).json();
  }
}
