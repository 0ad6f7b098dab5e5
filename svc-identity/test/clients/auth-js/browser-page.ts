import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@sabi/test-kit/launch-chromium';
import type { AuthClient } from '@supabase/auth-js';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { password } from '../../support/identity';

export interface PageServer {
  /** `http://localhost:…`, where WebAuthn needs no https. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves an empty page of a trusted origin. */
export async function startPageServer(): Promise<PageServer> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>client</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * The published client in a real browser with Chromium's virtual authenticator. Both return the called
 * methods.
 */
export interface BrowserPage {
  drivePasskeys(email: string): Promise<string[]>;
  driveFactors(email: string): Promise<string[]>;
  close(): Promise<void>;
}

interface ClientLibrary {
  readonly AuthClient: typeof AuthClient;
}

/** @returns undefined without Chromium */
export async function openBrowserPage({ origin }: PageServer, url: string): Promise<BrowserPage | undefined> {
  const browser = await launchChromium();
  if (!browser) return undefined;
  const page = await browser.newPage();
  await page.goto(origin);
  await page.addScriptTag({ content: await bundleClient() });
  await addAuthenticators(page);
  return {
    drivePasskeys: (email) => page.evaluate(drivePasskeys, { url, email, password }),
    driveFactors: (email) => page.evaluate(driveFactors, { url, email, password }),
    close: () => browser.close(),
  };
}

async function bundleClient(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "export { AuthClient } from '@supabase/auth-js';", resolveDir: __dirname },
    bundle: true,
    format: 'iife',
    globalName: 'clientLibrary',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** A built-in one for passkeys, and a USB key, which the client requests as a second factor. */
async function addAuthenticators(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  for (const transport of ['internal', 'usb'] as const) {
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  }
}

interface Driving {
  readonly url: string;
  readonly email: string;
  readonly password: string;
}

// The functions below run in the browser, without this file's scope.

async function drivePasskeys({ url, email, password: secret }: Driving): Promise<string[]> {
  const { AuthClient: Client } = (globalThis as unknown as { clientLibrary: ClientLibrary }).clientLibrary;
  const client = new Client({ url, experimental: { passkey: true }, detectSessionInUrl: false });
  const check = <R extends { data: unknown; error: Error | null }>({ data, error }: R): R['data'] => {
    if (error) throw error;
    return data;
  };
  check(await client.signInWithPassword({ email, password: secret }));
  check(await client.registerPasskey());
  const [passkey] = check(await client.passkey.list()) ?? [];
  check(await client.passkey.update({ passkeyId: passkey?.id ?? '', friendlyName: 'Laptop' }));
  check(await client.passkey.delete({ passkeyId: passkey?.id ?? '' }));
  check(await client.registerPasskey());
  await client.signOut({ scope: 'local' });
  const entered = check(await client.signInWithPasskey());
  if (entered?.user?.email !== email) throw new Error('The passkey led to another account');
  return [
    'registerPasskey',
    'signInWithPasskey',
    ...['list', 'update', 'delete'].map((name) => `passkey.${name}`),
    // Called by the methods above.
    ...['startRegistration', 'verifyRegistration', 'startAuthentication', 'verifyAuthentication'].map(
      (name) => `passkey.${name}`,
    ),
  ];
}

async function driveFactors({ url, email, password: secret }: Driving): Promise<string[]> {
  const { AuthClient: Client } = (globalThis as unknown as { clientLibrary: ClientLibrary }).clientLibrary;
  const client = new Client({ url, detectSessionInUrl: false });
  const check = <R extends { data: unknown; error: Error | null }>({ data, error }: R): R['data'] => {
    if (error) throw error;
    return data;
  };
  check(await client.signInWithPassword({ email, password: secret }));
  const page = new URL((globalThis as unknown as { location: { href: string } }).location.href);
  const webauthn = { rpId: page.hostname, rpOrigins: [page.origin] };
  check(await client.mfa.webauthn.register({ friendlyName: 'Key', webauthn }));
  const { webauthn: factors = [] } = check(await client.mfa.listFactors()) ?? {};
  await client.signOut({ scope: 'local' });
  check(await client.signInWithPassword({ email, password: secret }));
  check(await client.mfa.webauthn.authenticate({ factorId: factors[0]?.id ?? '', webauthn }));
  const level = check(await client.mfa.getAuthenticatorAssuranceLevel());
  if (level?.currentLevel !== 'aal2') throw new Error('The key did not raise the session');
  // register and authenticate call the other three.
  return ['register', 'authenticate', 'enroll', 'challenge', 'verify'].map((name) => `mfa.webauthn.${name}`);
}
