import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { AppError } from '@sabi/service-kit/errors';
import { monthOf } from '@sabi/service-kit/jakarta-time';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { StoredApplication } from './application';
import { findNextTime } from './application-clock';
import {
  type ApplicationDirectory,
  type ApplicationRepository,
  ApplicationTaken,
  type FreeApplications,
} from './application-repository';
import { addEvents, type ApplicationDependencies, byTalent } from './transition-application';

export interface StoreDependencies extends Omit<ApplicationDependencies, 'freeApplications'> {
  readonly applications: ApplicationRepository;
  readonly applicationDirectory: Pick<ApplicationDirectory, 'addLine' | 'find'>;
  readonly freeApplications: Pick<FreeApplications, 'take' | 'giveBack'>;
  /** Setting FREE_APPLICATIONS_A_MONTH. */
  readonly freeApplicationsAMonth: number;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly transact: Transact;
}

interface StoreInput {
  /** In state `submitting`, as one that uses the plan. */
  readonly application: StoredApplication;
  readonly now: Date;
}

/**
 * Stores a new application and what it takes of the month's free ones in one transaction. With none left it is `submitting`
 * until the use of the plan is settled.
 * @returns the stored one where the same call came twice at once
 * @throws {AppError} APPLICATION_EXISTS, TOKEN_INVALID for an account that was erased since the call began
 */
export async function storeApplication(
  input: StoreInput,
  dependencies: StoreDependencies,
): Promise<StoredApplication> {
  try {
    return await dependencies.transact((transaction) => store(input, dependencies, transaction));
  } catch (error) {
    if (!(error instanceof ApplicationTaken)) throw error;
    const { id, talent_id: talentId } = input.application;
    const known = await dependencies.applicationDirectory.find(id);
    if (known?.talent_id === talentId && known.job_id === input.application.job_id) return known;
    throw new AppError('APPLICATION_EXISTS', { cause: error });
  }
}

async function store(
  { application, now }: StoreInput,
  dependencies: StoreDependencies,
  transaction: Transaction,
): Promise<StoredApplication> {
  const { id, company_id, job_id, talent_id, created_at } = application;
  if (talent_id === null) throw new Error('unreachable: a new application has a talent');
  if (await dependencies.erasedAccounts.has(talent_id)) throw new AppError('TOKEN_INVALID');
  const use = { talentId: talent_id, month: monthOf(now), limit: dependencies.freeApplicationsAMonth };
  const isFree = await dependencies.freeApplications.take(use, transaction);
  const planned = isFree ? toFree(application, now) : application;
  const stored = { ...planned, next_at: findNextTime(planned, { now, isNew: isFree }) };
  await dependencies.applications.applicationsOf({ companyId: company_id }).insert(stored, transaction);
  const line = { application_id: id, talent_id, company_id, job_id, created_at };
  await dependencies.applicationDirectory.addLine(line, transaction);
  const events = isFree ? ([{ type: 'submitted', actor: byTalent }] as const) : [];
  await addEvents(stored, { events, first: 1, now }, dependencies, transaction);
  return stored;
}

const toFree = (application: StoredApplication, now: Date): StoredApplication => ({
  ...application,
  state: 'applied',
  allowance: { ...application.allowance, kind: 'free' },
  clock: { ...application.clock, submitted_at: now },
  event_count: 1,
});
