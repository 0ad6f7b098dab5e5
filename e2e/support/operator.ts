import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import type { Language } from '@sabi/contracts/language';
import { expect } from '@playwright/test';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { inventAccount, openSession, type SignedInAccount, talentData } from './account';

/** Calls svc-identity's admin API as an operator. */
export async function askAsOperator<T>(platform: PlatformProcess, path: string, body: object): Promise<T> {
  const response = await fetch(`${platform.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await platform.serviceToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${path} answered ${response.status}`).toBe(true);
  return (await response.json()) as T;
}

/** A verified talent with a session, created without a mail; for tests of later steps. */
export async function createVerifiedAccount(
  platform: PlatformProcess,
  data: Readonly<Record<string, string>> = talentData(inventAccount()),
): Promise<SignedInAccount> {
  const account = inventAccount({ firstName: data['first_name'], lastName: data['last_name'] });
  const { email, password } = account;
  await askAsOperator(platform, '/admin/users', {
    email,
    password,
    email_confirm: true,
    user_metadata: data,
  });
  return { ...account, ...(await openSession(platform.url, account)) };
}

/** A recruiter whom the staff has not decided about, created without a mail. */
export async function createWaitingRecruiter(
  platform: PlatformProcess,
  language: Language,
): Promise<SignedInAccount> {
  const recruiter = await createVerifiedAccount(platform, {
    ...talentData(inventAccount()),
    user_type: 'recruiter',
    language,
  });
  await expect(() => readApproval(platform, recruiter)).toPass();
  return recruiter;
}

/** A recruiter whose business is approved, created without a mail and without the staff's screen. */
export async function createApprovedRecruiter(
  platform: PlatformProcess,
  language: Language,
): Promise<SignedInAccount> {
  const recruiter = await createWaitingRecruiter(platform, language);
  const key = await platform.serviceToken();
  await expect(async () => {
    const { version } = await readApproval(platform, recruiter);
    const path = `/admin/recruiter-reviews/${recruiter.userId}/decision`;
    const answer = await askProfile(platform, path, key, { decision: 'approved', version });
    expect(answer.status).toBe(200);
  }).toPass();
  return recruiter;
}

/** The approval begins by a message, or with its first reading. */
async function readApproval(
  platform: PlatformProcess,
  { accessToken }: SignedInAccount,
): Promise<RecruiterApprovalView> {
  const answer = await askProfile(platform, '/recruiter-review', accessToken);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as RecruiterApprovalView;
}

const askProfile = ({ url }: PlatformProcess, path: string, token: string, body?: object) =>
  fetch(`${url}/api/profile/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

export type LinkKind = 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change_new';

/** Address of a mail's link, without the mail; each invalidates the previous one. */
export async function makeLink(
  platform: PlatformProcess,
  type: LinkKind,
  { email, ...others }: { email: string; password?: string; new_email?: string },
): Promise<string> {
  const { hashed_token: token, verification_type: kind } = await askAsOperator<{
    hashed_token: string;
    verification_type: string;
  }>(platform, '/admin/generate_link', { type, email, ...others });
  return `${platform.url}/auth/verify?${new URLSearchParams({ token, type: kind })}`;
}
