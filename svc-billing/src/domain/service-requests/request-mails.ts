import type { StaffReminder } from './service-request';

export type AnswerState = 'accepted' | 'declined' | 'done';

/** To the owner. The request contains the answer's text. */
export interface AnswerSubject {
  readonly kind: 'service_request_answered';
  readonly request_id: string;
  readonly state: AnswerState;
}

/** To the staff. */
export interface RequestMadeSubject {
  readonly kind: 'service_request_made';
  readonly request_id: string;
}

/** To the staff: a service request is unanswered. */
export interface StaffReminderSubject {
  readonly kind: 'service_request_reminder';
  readonly request_id: string;
  readonly reminder: StaffReminder;
}
