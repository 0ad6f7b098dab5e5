import type { Transaction } from '@sabi/service-kit/transaction';
import type { StoredApplication } from './application';
import { findDueMove, planNotified } from './held-move';
import { type ApplicationDependencies, transitionApplication } from './transition-application';

/**
 * Notifies the talent of the move that an application holds: from then on it is part of what has happened.
 * @param at when the talent counts as notified
 * @returns null when the application has changed since it was read
 */
export async function notifyTalent(
  application: StoredApplication,
  at: Date,
  dependencies: ApplicationDependencies,
  transaction: Transaction,
): Promise<StoredApplication | null> {
  const { held } = application;
  if (!held) return application;
  const notified = { ...application, held: { ...held, notify_at: at } };
  return transitionApplication(
    { application, ...planNotified(notified), now: at },
    dependencies,
    transaction,
  );
}

/** For a step that comes after a due move and before the sweep. @param application read in this transaction */
export async function notifyIfDue(
  application: StoredApplication,
  now: Date,
  dependencies: ApplicationDependencies,
  transaction: Transaction,
): Promise<StoredApplication> {
  const due = findDueMove(application, now);
  if (!due) return application;
  return (await notifyTalent(application, due.notify_at, dependencies, transaction)) ?? application;
}
