import {
  decideRecruiterApprovalRoute,
  getRecruiterApprovalRoute,
} from '@sabi/contracts/http/profile/recruiter-approval';
import type { DemoMember } from '@sabi/svc-hiring/demo-data';
import type { DemoAccount } from './demo-accounts';
import type { PlatformCalls } from './platform-calls';
import { signIn } from './sign-in';

interface Urls {
  readonly identityUrl: string;
  readonly profileUrl: string;
}

/** Approves the demonstration recruiters. @returns them as members of the first company */
export async function approveMembers(
  accounts: readonly DemoAccount[],
  urls: Urls,
  calls: PlatformCalls,
): Promise<DemoMember[]> {
  const members: DemoMember[] = [];
  for (const account of accounts) {
    const { email, member: role } = account;
    if (role) members.push({ userId: await approve(account, urls, calls), email, role });
  }
  return members;
}

/** @returns the id of the account */
async function approve(
  account: DemoAccount,
  { identityUrl, profileUrl }: Urls,
  calls: PlatformCalls,
): Promise<string> {
  const token = await signIn(account, identityUrl, calls);
  const { body: user } = await calls.get(`${identityUrl}/user`, token);
  const userId = String(user['id']);
  // The first read opens the review.
  const { body: review } = await calls.get(`${profileUrl}${getRecruiterApprovalRoute.path}`, token);
  if (review['state'] !== 'pending') return userId;
  const path = decideRecruiterApprovalRoute.path.replace('{userId}', userId);
  const decision = { decision: 'approved', version: review['version'] };
  await calls.post(`${profileUrl}${path}`, decision, calls.serviceToken);
  return userId;
}
