import type { SecretBox } from '../encryption/secret-box';
import type { User } from '../users/user';
import type { AccountStore } from './account-store';
import type { DumpTable, DumpWriter } from './dump';
import { writeFactorRow, writeIdentityRow, writeUserRow } from './write-rows';

/** Accounts in memory at once. */
const batchSize = 500;

export type ExportCounts = Readonly<Record<DumpTable, number>> & {
  /** Number of sets, which are not exported because GoTrue has no table for them. */
  readonly recovery_codes: number;
};

/** Writes every account with identities and factors. */
export async function exportAccounts(
  writer: DumpWriter,
  { accountStore, secretBox }: { readonly accountStore: AccountStore; readonly secretBox: SecretBox },
): Promise<ExportCounts> {
  const counts = { users: 0, identities: 0, mfa_factors: 0, recovery_codes: 0 };
  const writeAll = async (users: readonly User[]) => {
    const factors = users.flatMap((user) => user.factors.map((factor) => ({ user, factor })));
    const exported = factors.filter(({ factor }) => factor.factor_type !== 'recovery_code');
    const rows = {
      users: users.map(writeUserRow),
      identities: users.flatMap(({ id, identities }) => identities.map((one) => writeIdentityRow(id, one))),
      mfa_factors: exported.map(({ user, factor }) => writeFactorRow(user.id, factor, secretBox)),
    };
    for (const table of ['users', 'identities', 'mfa_factors'] as const) {
      await writer.write(table, rows[table]);
      counts[table] += rows[table].length;
    }
    counts.recovery_codes += factors.length - exported.length;
  };
  let users: User[] = [];
  for await (const user of accountStore.readAll()) {
    users.push(user);
    if (users.length < batchSize) continue;
    await writeAll(users);
    users = [];
  }
  await writeAll(users);
  return counts;
}
