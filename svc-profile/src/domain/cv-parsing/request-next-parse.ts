import type { Outbox } from '@sabi/event-bus/outbox';
import type { ResumeRepository } from '../../data-access/cv-repository';
import type { Transaction } from '../../data-access/transaction';
import { createParseRequest } from './create-parse-request';

/**
 * Asks svc-ai for the account's next CV unless one of them is in its hands: the line there has one of each account at most, so
 * that nobody waits behind all the files of somebody else. Part of every change of what an account has waiting or in hand.
 */
export async function askForNext(
  userId: string,
  { resumes, outbox }: { resumes: ResumeRepository; outbox: Pick<Outbox, 'append'> },
  transaction: Transaction,
): Promise<void> {
  const next = await resumes.takeNext(userId, transaction);
  if (next) await outbox.append(createParseRequest(next), transaction);
}
