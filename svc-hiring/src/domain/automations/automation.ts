import type {
  AutomationAct,
  AutomationCondition,
  AutomationTrigger,
  NewAutomation,
} from '@sabi/contracts/http/hiring/automations';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../tenancy/tenant';

/** A rule of a job. Of those that fit an event, the first that was made acts. */
export interface StoredAutomation {
  readonly id: string;
  readonly job_id: string;
  readonly name: string;
  readonly is_on: boolean;
  readonly trigger: AutomationTrigger;
  readonly conditions: readonly AutomationCondition[];
  readonly act: AutomationAct;
  /** In whose name it acts, as long as they may: who changed it last. */
  readonly member_id: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type AutomationContent = NewAutomation;

/** The id of a new rule is another's. */
export class AutomationTaken extends Error {
  override readonly name = 'AutomationTaken';
}

export interface Automations {
  /** First made first. */
  list(jobId: string): Promise<StoredAutomation[]>;
  /** @throws {AutomationTaken} when the id is taken, possibly by another company or job */
  insert(automation: StoredAutomation, transaction: Transaction): Promise<void>;
  /** Increments the version. @returns null when the stored version is another, or there is none */
  change(
    at: Pick<StoredAutomation, 'id' | 'job_id' | 'version'>,
    changes: AutomationContent & Pick<StoredAutomation, 'member_id' | 'updated_at'>,
    transaction: Transaction,
  ): Promise<StoredAutomation | null>;
  /** @returns false when there is none */
  remove(at: Pick<StoredAutomation, 'id' | 'job_id'>, transaction: Transaction): Promise<boolean>;
}

export interface AutomationRepository {
  automationsOf(tenant: Pick<Tenant, 'companyId'>): Automations;
}
