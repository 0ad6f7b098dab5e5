import type { Effect } from '@sabi/event-bus/bus';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { AccountData } from '../account-erasure/account-data';
import type { Inboxes } from '../notifications/inboxes';
import type { Applications, ApplicationSides } from './applications';

interface RecordDependencies {
  readonly applications: Pick<Applications, 'add'>;
  readonly inboxes: Pick<Inboxes, 'advance'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly accountData: AccountData;
}

/** Lets the two sides of an application write to each other. */
export async function recordApplication(
  { application_id, talent_id, company_id }: ApplicationSides,
  { applications, inboxes, erasedAccounts, accountData }: RecordDependencies,
): Promise<Effect> {
  return async (transaction) => {
    await inboxes.advance(talent_id, transaction); // the lock that the erasure takes too
    if (await erasedAccounts.has(talent_id)) return accountData.removeAllOf(talent_id, transaction);
    return applications.add({ application_id, talent_id, company_id }, transaction);
  };
}
