import type { threadAnswered } from '@sabi/contracts/messages/notification';
import type { Effect } from '@sabi/event-bus/bus';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { z } from 'zod';
import { isLive, isReceived } from './application';
import { effectiveState } from './application-clock';
import type { ApplicationDirectory } from './application-repository';
import { type ApplicationDependencies, byMember, transitionApplication } from './transition-application';

interface AnswerDependencies extends ApplicationDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'find'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly now: () => Date;
}

/**
 * A company's first message to the talent answers the application, at the time at which it was written. One that has been answered or
 * has ended stays as it is.
 */
export async function recordAnswer(
  answer: z.infer<typeof threadAnswered.schema>,
  { applicationDirectory, erasedAccounts, now, ...dependencies }: AnswerDependencies,
): Promise<Effect | undefined> {
  const { application_id: id, company_id: companyId, member_id: memberId } = answer;
  const writtenAt = new Date(answer.written_at);
  return async (transaction) => {
    const application = await applicationDirectory.find(id, transaction);
    if (application?.company_id !== companyId || !isReceived(application)) return;
    const { clock } = application;
    if (clock.answered_at || !isLive(effectiveState(application, writtenAt))) return;
    const isErased = await erasedAccounts.has(memberId);
    const actor = isErased ? ({ kind: 'member', member_id: null } as const) : byMember(memberId);
    const changes = { clock: { ...clock, answered_at: writtenAt } };
    const events = [{ type: 'answered', actor }] as const;
    await transitionApplication({ application, changes, events, now: now() }, dependencies, transaction);
  };
}
