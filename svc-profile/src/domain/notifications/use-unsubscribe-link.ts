import type { MailSubscription } from '@sabi/contracts/http/profile/notification-preferences';
import { AppError } from '@sabi/service-kit/errors';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { NotificationCell, NotificationChoices } from './notification-choices';
import { isWanted } from './preferences';
import { readUnsubscribeToken } from './unsubscribe-token';

interface UnsubscribeDependencies {
  readonly notificationChoices: NotificationChoices;
  readonly profiles: Pick<ProfileRepository, 'findByUser'>;
  readonly unsubscribeSecret: string;
}

/** The subscription that a link stops. @throws {AppError} SIGNATURE_INVALID, also for an erased account */
export async function viewUnsubscribeLink(
  token: string,
  dependencies: UnsubscribeDependencies,
): Promise<MailSubscription> {
  return view(await openLink(token, dependencies), dependencies);
}

/** Switches off the topic of a link. Idempotent. */
export async function unsubscribe(
  token: string,
  dependencies: UnsubscribeDependencies,
): Promise<MailSubscription> {
  const cell = await openLink(token, dependencies);
  if (await isWanted(cell, dependencies)) {
    await dependencies.notificationChoices.put({
      ...cell,
      is_on: false,
      chosen_in: 'mail',
      chosen_at: new Date(),
    });
  }
  return view(cell, dependencies);
}

/**
 * Undoes only the link's own effect: the mail may have been forwarded, and must not undo a choice from the
 * settings.
 */
export async function undoUnsubscribe(
  token: string,
  dependencies: UnsubscribeDependencies,
): Promise<MailSubscription> {
  const cell = await openLink(token, dependencies);
  await dependencies.notificationChoices.undoMailChoice(cell);
  return view(cell, dependencies);
}

async function openLink(
  token: string,
  { unsubscribeSecret, profiles }: UnsubscribeDependencies,
): Promise<NotificationCell> {
  const cell = readUnsubscribeToken(token, unsubscribeSecret);
  if (!cell || !(await profiles.findByUser(cell.user_id))) throw new AppError('SIGNATURE_INVALID');
  return cell;
}

async function view(
  cell: NotificationCell,
  dependencies: UnsubscribeDependencies,
): Promise<MailSubscription> {
  return { topic: cell.topic, is_on: await isWanted(cell, dependencies) };
}
