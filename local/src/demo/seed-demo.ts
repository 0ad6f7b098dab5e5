import { seedHiringDemoData } from '@sabi/svc-hiring/demo-data';
import { databaseUri } from '../infrastructure';
import { type DemoAccount, demoAccounts } from './demo-accounts';
import { createPlatformCalls, type PlatformCalls } from './platform-calls';
import { approveMembers } from './seed-members';
import { seedStaff } from './seed-staff';
import { findTalent, isTalent, seedTalent } from './seed-talent';
import type { StaffFactors } from './staff-factors';

interface Seeding {
  readonly identityUrl: string;
  readonly profileUrl: string;
  readonly issuer: string;
  readonly jwtKeys: string;
  readonly mongoUri: string;
  readonly dataFolder: string;
}

/**
 * Creates accounts, staff, companies and postings to explore. Existing ones are kept.
 * @returns the second factors of the staff
 */
export async function seedDemo(seeding: Seeding): Promise<StaffFactors> {
  const { mongoUri } = seeding;
  const calls = await createPlatformCalls(seeding);
  const created = await createAccounts(seeding.identityUrl, calls);
  const [factors] = await Promise.all([
    seedStaff({ ...seeding, accounts: demoAccounts }, calls),
    seedTalents(created, seeding, calls),
    seedHiringDemoData({
      mongoUri: databaseUri(mongoUri, 'hiring'),
      findMembers: () => approveMembers(demoAccounts, seeding, calls),
      findTalent: () => findTalent(seeding.identityUrl, calls),
    }),
  ]);
  return factors;
}

/** Of new accounts alone: later starts need not sign in, and keep what the talent was changed to. */
async function seedTalents(
  accounts: readonly DemoAccount[],
  seeding: Seeding,
  calls: PlatformCalls,
): Promise<void> {
  for (const account of accounts) if (isTalent(account)) await seedTalent(account, seeding, calls);
}

/** Status for an address that already has an account. */
const existsStatus = 422;

/** @returns those that were missing */
async function createAccounts(
  identityUrl: string,
  { post, serviceToken }: PlatformCalls,
): Promise<DemoAccount[]> {
  const created = await Promise.all(
    demoAccounts.map(async (account) => {
      const { email, password, metadata } = account;
      const user = { email, password, email_confirm: true, user_metadata: metadata };
      const { status } = await post(`${identityUrl}/admin/users`, user, serviceToken, [existsStatus]);
      return status === existsStatus ? [] : [account];
    }),
  );
  return created.flat();
}
