import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { CvRepository } from './cv-repository';
import { createParseRequest } from './create-parse-request';

/**
 * Requests parsing of the account's next CV unless svc-ai is parsing one: its queue holds one CV of each account, so that no
 * account waits behind all files of another. Part of every change to an account's queued or running parses.
 */
export async function requestNextParse(
  userId: string,
  { cvs, outbox }: { cvs: CvRepository; outbox: Pick<Outbox, 'append'> },
  transaction: Transaction,
): Promise<void> {
  const next = await cvs.takeNext(userId, transaction);
  if (next) await outbox.append(createParseRequest(next), transaction);
}
