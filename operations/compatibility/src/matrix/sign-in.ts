import { randomUUID } from 'node:crypto';
import type { AccountLink, RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { TOTP } from 'otpauth';
import type { BrowserContext } from 'playwright-core';

/** Storage key of the session in every shell. */
const storageKey = 'sabi-session';

/** Demonstration account with every role of the staff's back office. */
const staffAccount = { email: 'admin@demo.example', password: 'try-the-admin-side' };

type Audience = AccountLink['audience'];

/** Account for which a remote has its pages; undefined: anyone's. */
export function audienceOf({
  rendering,
  accountLinks = [],
}: Pick<RemoteRelease, 'rendering' | 'accountLinks'>): Audience | undefined {
  return rendering === 'client' ? (accountLinks[0]?.audience ?? 'talent') : undefined;
}

/** Signs in before the first page: a new account for each visit, or the staff's. */
export async function signIn(
  context: BrowserContext,
  platform: PlatformProcess,
  audience: Audience,
): Promise<void> {
  const session =
    audience === 'staff' ? await readStaffSession(platform) : await createAccount(platform, audience);
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKey,
    JSON.stringify(session),
  ] as const);
}

async function createAccount(platform: PlatformProcess, userType: Audience): Promise<unknown> {
  const [email, password] = [`${randomUUID()}@example.com`, 'correct horse battery'];
  const account = {
    email,
    password,
    email_confirm: true,
    user_metadata: { user_type: userType, first_name: 'Dewi', last_name: 'Rekaan' },
  };
  await post(platform, '/auth/v1/admin/users', { body: account, token: await platform.serviceToken() });
  return post(platform, '/auth/v1/token?grant_type=password', { body: { email, password } });
}

/** One session for all visits of a platform, as a code of the second factor works once. */
const staffSessions = new WeakMap<PlatformProcess, Promise<unknown>>();

function readStaffSession(platform: PlatformProcess): Promise<unknown> {
  const session = staffSessions.get(platform) ?? signInAsStaff(platform);
  staffSessions.set(platform, session);
  return session;
}

async function signInAsStaff(platform: PlatformProcess): Promise<unknown> {
  const password = await post(platform, '/auth/v1/token?grant_type=password', { body: staffAccount });
  const { access_token: token, user } = password as {
    access_token: string;
    user: { factors: { id: string }[] };
  };
  const path = `/auth/v1/factors/${user.factors[0]?.id}`;
  const challenge = (await post(platform, `${path}/challenge`, { body: {}, token })) as { id: string };
  const totp = new TOTP({ secret: await platform.staffFactor(staffAccount.email) });
  // The next code: the platform's start may have used the current one.
  const code = totp.generate({ timestamp: Date.now() + totp.period * 1000 });
  return post(platform, `${path}/verify`, { body: { challenge_id: challenge.id, code }, token });
}

interface Call {
  readonly body: object;
  readonly token?: string;
}

async function post(platform: PlatformProcess, path: string, { body, token }: Call): Promise<unknown> {
  const response = await fetch(new URL(path, platform.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
