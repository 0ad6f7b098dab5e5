import { applicationDays, type ApplicationState } from '@sabi/contracts/hiring/application-terms';
import type { ApplicationCard } from '@sabi/contracts/http/hiring/applications';

const dayMs = 86_400_000;

/** What an application waits for, or how it ended. `days` counts whole days. */
export type ClockReading =
  | { readonly kind: 'ended' | 'answered' | 'due'; readonly at: string }
  | { readonly kind: 'late'; readonly at: string; readonly days: number }
  | { readonly kind: 'overdue'; readonly days: number };

const liveStates: readonly ApplicationState[] = ['applied', 'in_process', 'offer'];

/** Whether it may still be moved. */
export const isLive = ({ state }: Pick<ApplicationCard, 'state'>): boolean => liveStates.includes(state);

type ClockTimes = Pick<ApplicationCard, 'state' | 'submitted_at' | 'answered_at' | 'answer_by' | 'ended_at'>;

/** @returns null for one that has not reached the company */
export function readClock(card: ClockTimes, now: number): ClockReading | null {
  const { submitted_at: submittedAt, answered_at: answeredAt, answer_by: answerBy, ended_at: endedAt } = card;
  if (!isLive(card)) return endedAt ? { kind: 'ended', at: endedAt } : null;
  if (answeredAt) return { kind: 'answered', at: answeredAt };
  if (!answerBy || !submittedAt) return null;
  const daysSince = (moment: string) => Math.floor((now - Date.parse(moment)) / dayMs);
  if (now >= Date.parse(answerBy)) return { kind: 'overdue', days: Math.max(1, daysSince(answerBy)) };
  const days = daysSince(submittedAt);
  return days >= applicationDays.nudge ? { kind: 'late', at: answerBy, days } : { kind: 'due', at: answerBy };
}
