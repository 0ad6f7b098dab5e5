import { applicationDays, type ApplicationEventType } from '@sabi/contracts/hiring/application-terms';
import {
  badgeLimits,
  fewestJudged,
  judgedDays,
  type ReplyBadge,
  replyBadges,
} from '@sabi/contracts/hiring/reply-terms';

const dayMs = 86_400_000;

/** How a company answers applications. */
export interface ReplyRecord {
  /** Applications judged. */
  readonly applications: number;
  /** Answered within 14 days, of all. */
  readonly rate: number;
  /** To the answer; an unanswered one counts as 21. */
  readonly medianDays: number;
  readonly badge: ReplyBadge | null;
}

export interface JudgedEvent {
  readonly application_id: string;
  readonly type: ApplicationEventType;
  readonly at: Date;
}

/** What changes the rank of the company's jobs in a search. */
export const rankMarksOf = (record: ReplyRecord | null) => ({
  hasReplyBadge: Boolean(record?.badge),
  /** More than half got no answer at all. */
  hasUnansweredRecord: record !== null && record.medianDays >= applicationDays.unanswered,
});

/**
 * By the events alone, so that anybody who has them can check it. One that the talent withdrew before an answer does not
 * count.
 * @param events of one company, in any order
 * @returns null for fewer than ten applications: no record yet
 */
export function computeReplyRecord(events: readonly JudgedEvent[], now: Date): ReplyRecord | null {
  const days = listDaysToAnswer(events, now).toSorted((one, other) => one - other);
  if (days.length < fewestJudged) return null;
  const rate = days.filter((count) => count <= judgedDays.newest).length / days.length;
  const medianDays = findMedian(days);
  const badge = replyBadges.find(
    (each) => rate >= badgeLimits[each].rate && medianDays <= badgeLimits[each].medianDays,
  );
  return { applications: days.length, rate, medianDays, badge: badge ?? null };
}

function listDaysToAnswer(events: readonly JudgedEvent[], now: Date): number[] {
  const timesOf = (wanted: ApplicationEventType) =>
    new Map(
      events.flatMap(({ application_id: id, type, at }) =>
        type === wanted ? [[id, at.getTime()] as const] : [],
      ),
    );
  const [submitted, answered, withdrawn] = [timesOf('submitted'), timesOf('answered'), timesOf('withdrawn')];
  return [...submitted].flatMap(([id, at]) => {
    const age = (now.getTime() - at) / dayMs;
    if (age < judgedDays.newest || age > judgedDays.oldest) return [];
    const answeredAt = answered.get(id);
    if (answeredAt === undefined) return withdrawn.has(id) ? [] : [applicationDays.unanswered];
    return [(answeredAt - at) / dayMs];
  });
}

/** @param sorted not empty */
function findMedian(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const [low = 0, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
