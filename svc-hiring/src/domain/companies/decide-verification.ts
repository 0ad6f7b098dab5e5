import type { VerificationState } from '@sabi/contracts/http/hiring/companies';
import type { StaffCompany } from '@sabi/contracts/http/hiring/staff';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { staffActor } from '@sabi/audit/staff-actor';
import type { StoredCompany, StoredVerification } from './company';
import type { CompanyJobs } from './company-jobs';
import type { CompanyDirectory } from './company-repository';
import { endOfVerification } from './verification';
import { viewForStaff } from './view-company';

interface DecideDependencies {
  readonly companyJobs: Pick<CompanyJobs, 'recordChange'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'find' | 'decide'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

type Decision = Extract<VerificationState, 'verified' | 'rejected' | 'more_information' | 'revoked'>;

interface DecideInput {
  readonly companyId: string;
  readonly decision: Decision;
  readonly reason: string | null;
  readonly version: number;
  readonly staff: Staff;
  readonly now: Date;
}

/** @throws {AppError} COMPANY_NOT_FOUND, COMPANY_CHANGED, COMPANY_STATE_UNFIT */
export async function decideVerification(
  input: DecideInput,
  { companyDirectory, companyJobs, audit, transact }: DecideDependencies,
): Promise<StaffCompany> {
  const { companyId, decision, version, staff, now } = input;
  const company = await companyDirectory.find(companyId);
  if (!company) throw new AppError('COMPANY_NOT_FOUND');
  if (isRepeated(company, input)) return viewForStaff(company, now);
  const state = decision === 'revoked' ? 'verified' : 'submitted';
  if (company.verification.state !== state) throw new AppError('COMPANY_STATE_UNFIT');
  const changes = { verification: decide(company.verification, input), updated_at: now };
  return transact(async (transaction) => {
    const decided = await companyDirectory.decide({ companyId, version, state }, changes, transaction);
    if (!decided) throw new AppError('COMPANY_CHANGED');
    await audit.record(
      {
        ...staffActor(staff),
        action: `company.${decision}`,
        subject: { type: 'company', id: companyId },
        payload: { about: [], before: company.verification.state, after: decision, details: input.reason },
      },
      transaction,
    );
    await companyJobs.recordChange({ companyId, now }, transaction);
    return viewForStaff(decided, now);
  });
}

/** An earlier request made the same decision about the version. */
const isRepeated = ({ verification, version }: StoredCompany, input: DecideInput): boolean =>
  verification.state === input.decision &&
  verification.reason === input.reason &&
  version === input.version + 1;

function decide(
  verification: StoredVerification,
  { decision, reason, now }: DecideInput,
): StoredVerification {
  return {
    ...verification,
    state: decision,
    reason,
    decided_at: now,
    valid_until: decision === 'verified' ? endOfVerification(now) : null,
    changed_at: now,
  };
}
