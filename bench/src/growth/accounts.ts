import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';

const password = 'k9#vQz!lantai';
export const signInPath = '/auth/v1/token?grant_type=password';

export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly headers: { readonly Authorization: string };
}

/** Signs accounts up as visitors do, each from a network of its own. */
export async function signUpMany(siteUrl: string, count: number): Promise<Account[]> {
  return pLimit(4).map(Array(count).keys(), async () => {
    const email = `${randomUUID()}@mail.example`;
    const data = { full_name: 'Ayu Lestari', user_type: 'talent' };
    return openSession(siteUrl, '/auth/v1/signup', { email, password, data });
  });
}

/** @param emails of accounts created here, or of copies */
export async function signInMany(siteUrl: string, emails: readonly string[]): Promise<Account[]> {
  return pLimit(4).map(emails, (email) => openSession(siteUrl, signInPath, { email, password }));
}

async function openSession(
  siteUrl: string,
  path: string,
  body: { readonly email: string; readonly [field: string]: unknown },
): Promise<Account> {
  const response = await fetch(`${siteUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newNetwork() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  const { access_token: token, user } = (await response.json()) as {
    access_token: string;
    user: { id: string };
  };
  return { userId: user.id, email: body.email, headers: { Authorization: `Bearer ${token}` } };
}

export const signInBody = ({ email }: Account) => JSON.stringify({ email, password });

let networks = 0;

/** A new address each time, so that no limit per network applies. */
export const newNetwork = () => {
  networks += 1;
  return { 'X-Forwarded-For': `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}` };
};
