import type { ReturnReason } from '@sabi/contracts/hiring/application-terms';
import { usageSettlementRequested } from '@sabi/contracts/messages/billing';
import type { Message } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import { monthOf } from '@sabi/service-kit/jakarta-time';
import type { Transaction } from '@sabi/service-kit/transaction';
import {
  type ApplicationNews,
  concernsCompany,
  describeNotifications,
} from '../notifications/describe-notifications';
import { describeEvent } from './announce-event';
import { isLive, type StoredApplication, type StoredEvent, usageKeyOf } from './application';
import { findNextTime } from './application-clock';
import type { ApplicationRepository, FreeApplications } from './application-repository';
import { findNotifiedMembers, type NotifiedDependencies } from './find-notified-members';

export interface ApplicationDependencies extends NotifiedDependencies {
  readonly applications: ApplicationRepository;
  readonly freeApplications: Pick<FreeApplications, 'giveBack'>;
  readonly outbox: Pick<Outbox, 'append' | 'appendAll'>;
}

export type NewEvent = Pick<StoredEvent, 'type' | 'actor'> &
  Partial<Pick<StoredEvent, 'stage_id' | 'reason' | 'automation'>>;

export const byService: StoredEvent['actor'] = { kind: 'service', member_id: null };
export const byTalent: StoredEvent['actor'] = { kind: 'talent', member_id: null };
export const byMember = (userId: string): StoredEvent['actor'] => ({ kind: 'member', member_id: userId });

interface ApplicationTransition {
  /** As read for the decision. */
  readonly application: StoredApplication;
  readonly changes: Partial<StoredApplication>;
  readonly events: readonly NewEvent[];
  /** Gives the allowance back unless that has happened. */
  readonly returned?: ReturnReason | undefined;
  readonly now: Date;
}

/**
 * Changes an application that is still as read: state, events, messages, and the allowance that is given back. The version
 * changes with each step, so that of two steps from one state one is taken, and nothing is given back twice.
 * @returns null when it has changed since
 */
export async function transitionApplication(
  { application, changes, events, returned, now }: ApplicationTransition,
  dependencies: ApplicationDependencies,
  transaction: Transaction,
): Promise<StoredApplication | null> {
  const isReturned = returned !== undefined && application.allowance.returned_at === null;
  const added = isReturned
    ? [...events, { type: 'allowance_returned', actor: byService, reason: returned } as const]
    : events;
  const planned = {
    ...changes,
    ...(isReturned && {
      allowance: { ...application.allowance, returned_at: now, return_reason: returned },
    }),
    ...(!isLive(changes.state ?? application.state) && { held: null, board_stage: null }),
    ...(added.length > 0 && { changed_by: added[0]?.actor.member_id ?? null }),
    event_count: application.event_count + added.length,
    updated_at: now,
  };
  const isNew = events.some(({ type }) => type === 'submitted');
  const nextTime = findNextTime({ ...application, ...planned }, { now, isNew });
  const own = dependencies.applications.applicationsOf({ companyId: application.company_id });
  const changed = await own.change(application, { ...planned, next_at: nextTime }, transaction);
  if (!changed) return null;
  await addEvents(
    changed,
    { events: added, first: application.event_count + 1, now },
    dependencies,
    transaction,
  );
  if (isReturned) await giveBack(changed, now, dependencies, transaction);
  return changed;
}

/** Stores events with their messages and notifications. @param added.first number of the first */
export async function addEvents(
  application: StoredApplication,
  { events, first, now }: { events: readonly NewEvent[]; first: number; now: Date },
  { applications, outbox, ...notified }: EventDependencies,
  transaction: Transaction,
): Promise<void> {
  if (events.length === 0) return;
  const { id, company_id } = application;
  const stored = events.map(({ type, actor, stage_id = null, reason = null, automation }, index) => ({
    ...{ company_id, application_id: id, no: first + index, at: now },
    ...{ type, actor, stage_id, reason },
    ...(automation && { automation }),
  }));
  await applications.applicationsOf({ companyId: company_id }).addEvents(stored, transaction);
  const messages = stored.flatMap((event) => describeEvent(application, event));
  const notifications = await findNotifications(application, stored, notified, transaction);
  await outbox.appendAll([...messages, ...notifications], transaction);
}

type EventDependencies = Omit<ApplicationDependencies, 'freeApplications'>;

/** None of an application whose talent's account was erased. */
async function findNotifications(
  application: StoredApplication,
  events: readonly StoredEvent[],
  dependencies: NotifiedDependencies,
  transaction: Transaction,
): Promise<Message[]> {
  const { id: application_id, company_id, job_id, talent_id, state } = application;
  if (talent_id === null) return [];
  const about = { application_id, company_id, job_id, talent_id, state };
  const news = events.map(({ no, type, reason }): ApplicationNews => ({ ...about, no, type, reason }));
  const [first] = events;
  const members =
    first && news.some(concernsCompany)
      ? await findNotifiedMembers(application, first.at, dependencies, transaction)
      : [];
  return news.flatMap((each) => describeNotifications(each, members));
}

/** To the month in which it happens, where the talent can still use it. */
async function giveBack(
  application: StoredApplication,
  now: Date,
  { freeApplications, outbox }: Pick<ApplicationDependencies, 'freeApplications' | 'outbox'>,
  transaction: Transaction,
): Promise<void> {
  const { talent_id: talentId, allowance } = application;
  if (talentId === null) return;
  if (allowance.kind === 'free')
    await freeApplications.giveBack({ talentId, month: monthOf(now) }, transaction);
  else await outbox.append(requestSettlement(application, talentId, 'returned'), transaction);
}

export const requestSettlement = (
  { id, job_title: title }: StoredApplication,
  talentId: string,
  outcome: 'used' | 'returned',
) =>
  createMessage(usageSettlementRequested, {
    user_id: talentId,
    kind: 'job_application',
    key: usageKeyOf(id),
    quantity: 1,
    outcome,
    reference: title,
  });
