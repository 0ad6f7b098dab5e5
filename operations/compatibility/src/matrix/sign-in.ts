import { randomUUID } from 'node:crypto';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import type { BrowserContext } from 'playwright-core';

/** Storage key of the session in every shell. */
const storageKey = 'sabi-session';

/** Creates a talent for each visit, signed in before the first page. */
export async function signIn(context: BrowserContext, platform: PlatformProcess): Promise<void> {
  const [email, password] = [`${randomUUID()}@example.com`, 'correct horse battery'];
  await post(platform, '/auth/v1/admin/users', {
    email,
    password,
    email_confirm: true,
    user_metadata: { user_type: 'talent', first_name: 'Dewi', last_name: 'Rekaan' },
  });
  const session = await post(platform, '/auth/v1/token?grant_type=password', { email, password });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKey,
    JSON.stringify(session),
  ] as const);
}

async function post(platform: PlatformProcess, path: string, body: object): Promise<unknown> {
  const response = await fetch(new URL(path, platform.url), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(path.includes('/admin/') && { Authorization: `Bearer ${await platform.serviceToken()}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
