import type { ApplicationEventType } from '@sabi/contracts/hiring/application-terms';
import { notificationRequested } from '@sabi/contracts/messages/notification';
import type { NotificationKind } from '@sabi/contracts/notification/notification-kinds';
import type { Message } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { z } from 'zod';

type Request = z.infer<typeof notificationRequested.schema>;

/** An event of an application, with the state that it led to. */
export interface ApplicationNews {
  readonly application_id: string;
  readonly company_id: string;
  readonly job_id: string;
  readonly talent_id: string;
  /** Number of the event in the application's history. */
  readonly no: number;
  readonly type: ApplicationEventType;
  readonly reason: string | null;
  readonly state: string;
}

/** Whether an event concerns members of the company, who then have to be read. */
export const concernsCompany = (news: Pick<ApplicationNews, 'type' | 'reason'>): boolean =>
  findCompanyKind(news) !== null;

/**
 * Requests the notifications of an event. The number of the event is part of the key, so that a message or a sweep that comes
 * twice notifies once; what members of a company hear is batched by job.
 */
export function describeNotifications(news: ApplicationNews, memberIds: readonly string[]): Message[] {
  const { application_id: id, company_id, job_id, talent_id } = news;
  const subject = { type: 'application', id } as const;
  const dedupe_key = `application:${id}:${news.type}:${news.no}`;
  const talentKind = findTalentKind(news);
  const companyKind = findCompanyKind(news);
  const requests: Request[] = [];
  if (talentKind)
    requests.push({ user_id: talent_id, kind: talentKind, topic: 'applications', subject, dedupe_key });
  if (companyKind)
    for (const user_id of memberIds)
      requests.push({
        user_id,
        kind: companyKind,
        topic: 'hiring',
        subject,
        place: { company_id, job_id },
        dedupe_key,
        batch_key: `job:${job_id}:${companyKind}`,
      });
  return requests.map((request) => createMessage(notificationRequested, request));
}

/** An answer is notified as the move, rejection or message that it is. */
function findTalentKind({ type, reason, state }: ApplicationNews): NotificationKind | null {
  switch (type) {
    case 'submitted':
      return 'application_sent';
    case 'opened':
      return 'application_opened';
    case 'moved':
      if (state === 'offer') return 'application_offered';
      return state === 'hired' ? 'application_hired' : 'application_moved';
    case 'rejected':
      return 'application_rejected';
    case 'closed':
      return reason === 'unanswered' ? 'application_unanswered' : 'application_closed';
    case 'allowance_returned':
      // The rest is part of what the talent has done or is notified of at the same moment.
      return reason === 'unopened' ? 'allowance_returned' : null;
    case 'answered':
    case 'failed':
    case 'nudged':
    case 'withdrawn':
      return null;
  }
}

function findCompanyKind({
  type,
  reason,
}: Pick<ApplicationNews, 'type' | 'reason'>): NotificationKind | null {
  if (type === 'submitted') return 'application_submitted';
  if (type === 'nudged') return 'application_nudged';
  if (type === 'withdrawn') return 'application_withdrawn';
  return type === 'closed' && reason === 'unanswered' ? 'application_missed' : null;
}
