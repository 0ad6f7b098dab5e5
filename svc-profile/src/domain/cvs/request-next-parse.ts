import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { CvRepository } from './cv-repository';
import { createParseRequest } from './create-parse-request';

/**
 * Requests the account's next parse unless one is running: svc-ai's queue holds one CV of each account, so
 * that accounts take turns. Part of every change to queued or running parses.
 */
export async function requestNextParse(
  userId: string,
  { cvs, outbox }: { cvs: CvRepository; outbox: Pick<Outbox, 'append'> },
  transaction: Transaction,
): Promise<void> {
  const next = await cvs.takeNext(userId, transaction);
  if (next) await outbox.append(createParseRequest(next), transaction);
}
