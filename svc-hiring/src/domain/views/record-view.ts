import type { ViewedThing } from '@sabi/contracts/hiring/application-terms';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { dayOf } from '@sabi/service-kit/jakarta-time';
import { uuidOf } from '../imports/uuid-of';
import type { Tenant } from '../tenancy/tenant';
import type { StoredView, ViewReceipts } from './view-receipts';

export interface RecordViewDependencies {
  readonly viewReceipts: Pick<ViewReceipts, 'add' | 'removeAllOf'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
}

interface View {
  readonly application: Pick<StoredView, 'company_id' | 'job_title'> & {
    readonly id: string;
    readonly talent_id: string | null;
  };
  readonly tenant: Tenant;
  readonly what: ViewedThing;
  readonly now: Date;
}

/** Once a day for each member and thing. Call it before anything is shown, so that no view is without a receipt. */
export async function recordView(
  { application, tenant, what, now }: View,
  { viewReceipts, erasedAccounts }: RecordViewDependencies,
): Promise<void> {
  const { id, talent_id: talentId, company_id, job_title } = application;
  if (talentId === null) return;
  await viewReceipts.add({
    id: uuidOf(`view ${id} ${tenant.userId} ${what} ${dayOf(now)}`),
    ...{ talent_id: talentId, company_id, application_id: id, job_title },
    ...{ member_id: tenant.userId, role: tenant.role, what, basis: 'application', at: now },
  });
  // An erasure notes the account before it removes anything, so that either it or this call removes the receipt.
  if (await erasedAccounts.has(talentId)) await viewReceipts.removeAllOf(talentId);
}
