import type { StaffReminder } from './service-request';

export type StaffRequestNotice = 'made' | StaffReminder;

/** English, the language of the staff. */
export const staffRequestHeadlines: Readonly<Record<StaffRequestNotice, string>> = {
  made: 'Asked for',
  due_today: 'Answer today',
  overdue: 'Answer overdue',
};

export const staffRequestReminders: Readonly<Record<StaffRequestNotice, readonly string[]>> = {
  made: [],
  due_today: ['Nobody has answered this yet, and the answer is due today.'],
  overdue: [
    'Nobody has answered this, and the answer is late. Its owner reads on the dashboard that we are late.',
  ],
};
