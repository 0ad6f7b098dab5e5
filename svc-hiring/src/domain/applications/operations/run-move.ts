import { createHash } from 'node:crypto';
import { sendWithinDays, undoMinutes } from '@sabi/contracts/hiring/application-terms';
import type { MoveResult, NewLetter } from '@sabi/contracts/http/hiring/applications';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { CompanyDirectory } from '../../companies/company-repository';
import type { StoredJob } from '../../jobs/job';
import type { JobRepository } from '../../jobs/job-repository';
import type { TemplateRepository } from '../../letters/letter-template';
import { assertPlaceholdersKnown } from '../../letters/render-letter';
import { assertMay } from '../../tenancy/rights';
import type { Tenant } from '../../tenancy/tenant';
import type { MovingAutomation, StoredLetter } from '../application';
import { findRanks } from '../board/find-ranks';
import { maySeeApplications } from '../may-see-applications';
import { notifyIfDue } from '../notify-talent';
import type { ApplicationDependencies } from '../transition-application';
import type { OperationItem, OperationRepository, Operations, StoredOperation } from './operation';
import { planHeldMove } from './plan-held-move';

export interface RunMoveDependencies extends ApplicationDependencies {
  readonly operations: OperationRepository;
  readonly templates: Pick<TemplateRepository, 'templatesOf'>;
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
  readonly transact: Transact;
}

export interface RunMoveInput {
  readonly tenant: Tenant;
  readonly operationId: string;
  readonly ids: readonly string[];
  readonly stage: string;
  /** With `rejected` alone. */
  readonly reason: StoredOperation['reason'];
  readonly before: string | null;
  readonly mail: NewLetter | null;
  readonly sendAt: Date | null;
  /** The rule that makes the move, in the tenant's name. */
  readonly automation?: MovingAutomation;
  readonly now: Date;
}

export interface MoveOutcome {
  readonly results: { readonly application_id: string; readonly result: MoveResult }[];
  readonly operation_id: string | null;
  readonly undo_until: string | null;
}

/** Applications of one transaction: fewer commits than one each, and shorter locks than all. */
const batchSize = 100;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Moves applications so that only the company sees it until nobody can undo it any more. Idempotent by the operation's id,
 * also after a crash: the same call continues where it ended.
 * @throws {AppError} ACCESS_DENIED, TEMPLATE_NOT_FOUND, REQUEST_INVALID, IDEMPOTENCY_KEY_REUSED
 */
export async function runMove(input: RunMoveInput, dependencies: RunMoveDependencies): Promise<MoveOutcome> {
  assertMay(input.tenant, 'applications.read');
  const own = dependencies.operations.operationsOf(input.tenant);
  const operation = await findOrInsert(input, own, dependencies);
  const ranks = await findRanks(operation, input.tenant, dependencies);
  const done = new Map(operation.items.map((item) => [item.application_id, item.result]));
  const left = operation.ids.filter((id) => !done.has(id));
  for (let start = 0; start < left.length; start += batchSize) {
    const batch = left.slice(start, start + batchSize);
    const items = await dependencies.transact((transaction) =>
      moveBatch(batch, { ...input, operation, ranks }, dependencies, transaction),
    );
    for (const { application_id: id, result } of items) done.set(id, result);
  }
  return {
    results: operation.ids.map((id) => ({ application_id: id, result: done.get(id) ?? 'unchanged' })),
    operation_id: operation.id,
    undo_until: operation.undo_until.toISOString(),
  };
}

async function findOrInsert(
  input: RunMoveInput,
  own: Operations,
  dependencies: RunMoveDependencies,
): Promise<StoredOperation> {
  const { operationId: id, now, sendAt, tenant, stage, reason, before } = input;
  const digest = digestOf(input);
  const known = await own.find(id);
  if (!known) {
    if (sendAt && sendAt.getTime() > now.getTime() + sendWithinDays * dayMs)
      throw new AppError('REQUEST_INVALID', {
        errors: { send_at: [`Is more than ${sendWithinDays} days away`] },
      });
    const undoUntil = new Date(now.getTime() + undoMinutes * minuteMs);
    const operation: StoredOperation = {
      id,
      member_id: tenant.userId,
      digest,
      ids: [...new Set(input.ids)],
      ...{ stage, reason, before },
      letter: await findLetter(input, dependencies),
      automation: input.automation ?? null,
      created_at: now,
      undo_until: undoUntil,
      notify_at: sendAt && sendAt > undoUntil ? sendAt : undoUntil,
      items: [],
      undone_at: null,
      undone: [],
    };
    if (await own.insert(operation)) return operation;
  }
  const stored = known ?? (await own.find(id));
  if (stored?.digest !== digest) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return stored;
}

function digestOf({ tenant, ids, stage, reason, before, mail, sendAt }: RunMoveInput): string {
  const request = [tenant.userId, ids, stage, reason, before, mail, sendAt];
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

/** @throws {AppError} TEMPLATE_NOT_FOUND, REQUEST_INVALID for an unknown placeholder */
async function findLetter(
  { tenant, mail }: RunMoveInput,
  { templates }: RunMoveDependencies,
): Promise<StoredLetter | null> {
  if (!mail) return null;
  if (!('template_id' in mail)) {
    assertPlaceholdersKnown(mail);
    return mail;
  }
  const template = await templates.templatesOf(tenant).find(mail.template_id);
  if (!template) throw new AppError('TEMPLATE_NOT_FOUND');
  const { language, subject, text } = template;
  return { language, subject, text };
}

interface BatchInput extends RunMoveInput {
  readonly operation: StoredOperation;
  readonly ranks: ReadonlyMap<string, string>;
}

async function moveBatch(
  ids: readonly string[],
  { tenant, operation, ranks, now }: BatchInput,
  dependencies: RunMoveDependencies,
  transaction: Transaction,
): Promise<readonly OperationItem[]> {
  const own = dependencies.operations.operationsOf(tenant);
  const current = await own.find(operation.id, transaction);
  if (!current || current.undone_at) return [];
  const done = current.items.filter(({ application_id: id }) => ids.includes(id)); // by the same call, sent twice at once
  const left = ids.filter((id) => done.every((item) => item.application_id !== id));
  const applications = dependencies.applications.applicationsOf(tenant);
  const found = await applications.findMany(left, transaction);
  const jobOf = await findJobs(found, tenant, dependencies, transaction);
  const [company] = operation.letter ? await dependencies.companyDirectory.findMany([tenant.companyId]) : [];
  const items: OperationItem[] = [];
  const changes: Parameters<typeof applications.changeAll>[0][number][] = [];
  for (const id of left) {
    const read = found.find((each) => each.id === id);
    const job = read && jobOf.get(read.job_id);
    if (!read || !job || !maySeeApplications(tenant, job, now)) {
      items.push({ application_id: id, result: 'not_found', is_held: false, earlier: null });
      continue;
    }
    const application = await notifyIfDue(read, now, dependencies, transaction);
    const place = { job, rank: ranks.get(id), companyName: company?.name ?? '', now };
    const plan = planHeldMove(application, operation, place);
    items.push(plan.item);
    if (plan.changes) changes.push({ at: application, changes: plan.changes });
  }
  await applications.changeAll(changes, transaction);
  await own.addItems(operation.id, items, transaction);
  return [...done, ...items];
}

export async function findJobs(
  applications: readonly { readonly job_id: string }[],
  tenant: Tenant,
  { jobs }: Pick<RunMoveDependencies, 'jobs'>,
  transaction: Transaction,
): Promise<ReadonlyMap<string, StoredJob>> {
  const found = new Map<string, StoredJob>();
  for (const id of new Set(applications.map(({ job_id: jobId }) => jobId))) {
    const job = await jobs.jobsOf(tenant).find(id, transaction);
    if (job) found.set(id, job);
  }
  return found;
}
