import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@sabi/contracts/identity/staff-roles';
import type { DemoAccount } from './demo-accounts';
import type { PlatformCalls } from './platform-calls';
import { signIn } from './sign-in';
import { codeOf, readStaffFactors, type StaffFactors, writeStaffFactors } from './staff-factors';

interface StaffSeeding {
  readonly accounts: readonly DemoAccount[];
  readonly identityUrl: string;
  /** With the database of svc-identity. */
  readonly mongoUri: string;
  readonly dataFolder: string;
}

/**
 * Grants the demonstration staff their roles and gives each a second factor, once: staff routes require one (ADR 0085).
 * @returns the factors, for the start screen
 */
export async function seedStaff(seeding: StaffSeeding, calls: PlatformCalls): Promise<StaffFactors> {
  const { accounts, dataFolder } = seeding;
  let factors = await readStaffFactors(dataFolder);
  const missing = accounts.filter(({ email, staff }) => staff && !factors[email]);
  if (missing.length === 0) return factors;
  await grantRoles(missing, seeding.mongoUri);
  for (const account of missing) {
    const { secret, confirm } = await enrollFactor(account, seeding.identityUrl, calls);
    factors = { ...factors, [account.email]: secret };
    // Written before the factor is confirmed: its secret cannot be read afterwards, and each later sign-in asks for a
    // code.
    await writeStaffFactors(dataFolder, factors);
    await confirm();
  }
  return factors;
}

async function grantRoles(accounts: readonly DemoAccount[], uri: string): Promise<void> {
  const { openStaffAdministration } = await import('@sabi/svc-identity/staff-administration');
  const administration = await openStaffAdministration({ uri, database: 'identity', operator: 'npm start' });
  try {
    for (const { email, staff } of accounts) {
      const roles: StaffRole[] = staff ? [staff] : [];
      await administration.grant(email, { roles, until: null, reason: 'Demonstration account of a laptop' });
    }
  } finally {
    await administration.close();
  }
}

async function enrollFactor(account: DemoAccount, identityUrl: string, calls: PlatformCalls) {
  const token = await signIn(account, identityUrl, calls);
  const factor = { factor_type: 'totp', friendly_name: `Demo ${randomUUID().slice(0, 8)}` };
  const { body } = await calls.post(`${identityUrl}/factors`, factor, token);
  const { id, totp } = body as { id: string; totp: { secret: string } };
  const confirm = async () => {
    const path = `${identityUrl}/factors/${id}`;
    const challenge = await calls.post(`${path}/challenge`, {}, token);
    const answer = { challenge_id: challenge.body['id'], code: codeOf(totp.secret) };
    await calls.post(`${path}/verify`, answer, token);
  };
  return { secret: totp.secret, confirm };
}
