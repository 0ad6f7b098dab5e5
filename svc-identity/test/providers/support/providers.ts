import type { RunningService } from '@sabi/service-kit/service';
import { silentLogger } from '@sabi/test-kit/silent-logger';
// The stand-in is another deployable, tried here from its source so that nothing has to be built first.
// oxlint-disable-next-line sabi/no-relative-packages -- see above
import { readEnv, startSandboxOidc } from '../../../../sandbox/oidc/src/service';
import {
  type Overrides,
  privateUrls,
  siteUrl,
  startTestIdentity,
  type TestIdentity,
} from '../../support/identity';
import { Browser } from './browser';

export const callbackUrl = `${siteUrl}/auth/v1/callback`;

export interface Person {
  readonly name: string;
  readonly email: string;
  /** `on` if the provider has verified the address. */
  readonly verified?: 'on';
}

export interface ProviderWorld {
  readonly identity: TestIdentity;
  readonly sandbox: RunningService;
  stop(): Promise<void>;
}

/** Settings for the stand-in. */
export const providerSettings = (sandboxUrl: string): Overrides => ({
  EXTERNAL_GOOGLE_ENABLED: 'true',
  EXTERNAL_GOOGLE_CLIENT_ID: 'web,phone-app',
  EXTERNAL_GOOGLE_SECRET: 'web-secret',
  EXTERNAL_GOOGLE_URL: `${sandboxUrl}/google`,
  EXTERNAL_LINKEDIN_OIDC_ENABLED: 'true',
  EXTERNAL_LINKEDIN_OIDC_CLIENT_ID: 'web',
  EXTERNAL_LINKEDIN_OIDC_SECRET: 'web-secret',
  EXTERNAL_LINKEDIN_OIDC_URL: `${sandboxUrl}/linkedin`,
  ...privateUrls,
  SECURITY_MANUAL_LINKING_ENABLED: 'true',
});

/** The service with Google and LinkedIn, played by the sandbox. */
export async function startProviderWorld(overrides: Overrides = {}): Promise<ProviderWorld> {
  const sandbox = await startSandboxOidc(
    readEnv({
      PORT: '0',
      CLIENTS: 'web=web-secret,phone-app=phone-secret,stranger=stranger-secret',
      REDIRECT_URIS: callbackUrl,
    }),
    silentLogger,
  );
  await sandbox.ready;
  const identity = await startTestIdentity({ ...providerSettings(sandbox.url), ...overrides });
  return {
    identity,
    sandbox,
    stop: async () => {
      await identity.stop();
      await sandbox.stop();
    },
  };
}

export const isCallback = ({ origin, pathname }: URL) =>
  origin === siteUrl && pathname === '/auth/v1/callback';
/** Neither the service nor the stand-in. */
export const isProduct =
  ({ sandbox }: Pick<ProviderWorld, 'sandbox'>) =>
  (url: URL): boolean =>
    !isCallback(url) && url.origin !== sandbox.url;

/** @returns the provider's redirect to the service */
export async function signInAtProvider(
  browser: Browser,
  authorizeUrl: string | URL,
  person: Person,
): Promise<URL> {
  const left = await browser.open(authorizeUrl);
  const page = await browser.follow(left, ({ pathname }) => pathname.includes('/interaction/'));
  await browser.open(page);
  return browser.follow(await browser.open(page, { ...person }), isCallback);
}

/** @returns the product's final page */
export async function enter(
  world: ProviderWorld,
  authorizeUrl: string | URL,
  person: Person,
  browser = new Browser(world.identity.url),
): Promise<URL> {
  const back = await signInAtProvider(browser, authorizeUrl, person);
  return browser.follow(await browser.open(back), isProduct(world));
}

export const authorizeUrl = (parameters: Record<string, string>) =>
  `${siteUrl}/auth/v1/authorize?${new URLSearchParams(parameters).toString()}`;

/** Pairs of the fragment. */
export const fragmentOf = ({ hash }: URL) => Object.fromEntries(new URLSearchParams(hash.slice(1)));
export const queryOf = ({ searchParams }: URL) => Object.fromEntries(searchParams);

/** In the implicit flow. @returns the pairs of the fragment */
export const enterImplicitly = async (
  world: ProviderWorld,
  person: Person,
  provider = 'google',
): Promise<Record<string, string>> => fragmentOf(await enter(world, authorizeUrl({ provider }), person));
