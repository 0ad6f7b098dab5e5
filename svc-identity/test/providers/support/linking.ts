import type { GoTrueClient, UserIdentity } from '@supabase/auth-js';
import { siteUrl, uniqueEmail } from '../../support/identity';
import { Browser } from './browser';
import { isProduct, type Person, type ProviderWorld, signInAtProvider } from './providers';

export const named = (email = uniqueEmail()) => ({ name: 'Hana Putri', email, verified: 'on' }) as const;

export const tokenOf = async (client: GoTrueClient) =>
  (await client.getSession()).data.session?.access_token ?? '';

export const identitiesOf = async (client: GoTrueClient): Promise<UserIdentity[]> =>
  (await client.getUserIdentities()).data?.identities ?? [];

/** Like the product's page: fetches the provider's URL, which sets a cookie, and opens it. */
export async function link(
  world: ProviderWorld,
  client: GoTrueClient,
  person: Person,
  provider = 'google',
  pkce: Readonly<Record<string, string>> = {},
): Promise<URL> {
  const browser = new Browser(world.identity.url);
  const asked = await browser.open(
    `${siteUrl}/auth/v1/user/identities/authorize?${new URLSearchParams({
      provider,
      skip_http_redirect: 'true',
      redirect_to: `${siteUrl}/settings`,
      ...pkce,
    }).toString()}`,
    undefined,
    { Authorization: `Bearer ${await tokenOf(client)}` },
  );
  const { url } = (await asked.response.json()) as { url: string };
  const back = await signInAtProvider(browser, url, person);
  return browser.follow(await browser.open(back), isProduct(world));
}
