import {
  applicationAnswered,
  applicationClosed,
  applicationMoved,
  applicationOpened,
  applicationSubmitted,
  applicationWithdrawn,
} from '@sabi/contracts/messages/hiring';
import { queues } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Message } from '@sabi/event-bus/bus';
import type { StoredApplication, StoredEvent } from './application';

/** A message without a queue would wait for an operator, so one is sent from the release on in which a service takes it. */
const takenTypes = new Set(queues.flatMap(({ messages }) => messages.map(({ type }) => type)));

/** The message of an event, in a list that is empty where it has none. */
export function describeEvent(
  application: StoredApplication,
  event: StoredEvent,
  { isTaken = (type: string) => takenTypes.has(type) } = {},
): Message[] {
  const { id, job_id, talent_id, company_id } = application;
  if (talent_id === null) return [];
  const about = { application_id: id, job_id, talent_id, company_id };
  return createMessages(about, application, event).filter(({ type }) => isTaken(type));
}

interface About {
  readonly application_id: string;
  readonly job_id: string;
  readonly talent_id: string;
  readonly company_id: string;
}

function createMessages(about: About, { state }: StoredApplication, event: StoredEvent): Message[] {
  switch (event.type) {
    case 'submitted':
      return [createMessage(applicationSubmitted, about)];
    case 'opened':
      return [createMessage(applicationOpened, about)];
    case 'moved': {
      const moved = createMessage(applicationMoved, { ...about, event_no: event.no });
      return state === 'hired'
        ? [moved, createMessage(applicationClosed, { ...about, reason: 'hired' })]
        : [moved];
    }
    case 'answered':
      return [createMessage(applicationAnswered, about)];
    case 'withdrawn':
      return [createMessage(applicationWithdrawn, about)];
    case 'rejected':
      return [createMessage(applicationClosed, { ...about, reason: 'rejected' })];
    case 'closed':
      return [createMessage(applicationClosed, { ...about, reason: closeReasonOf(event) })];
    case 'failed':
    case 'nudged':
    case 'allowance_returned':
      return [];
  }
}

const closeReasonOf = ({ reason }: StoredEvent): 'unanswered' | 'job_closed' | 'job_frozen' =>
  reason === 'job_closed' || reason === 'job_frozen' ? reason : 'unanswered';
