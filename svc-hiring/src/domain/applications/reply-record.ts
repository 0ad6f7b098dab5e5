import { applicationDays } from '@sabi/contracts/hiring/application-terms';
import type { StoredEvent } from './application';

const dayMs = 86_400_000;
/** Applications submitted in these days before now are judged: each has had the time for an answer. */
export const judgedDays = { newest: 14, oldest: 104 } as const;
const fewest = 10;
const badges = [
  { badge: 'fast', rate: 0.9, medianDays: 5 },
  { badge: 'reliable', rate: 0.75, medianDays: 10 },
] as const;

/** How a company answers applications. */
export interface ReplyRecord {
  /** Applications judged. */
  readonly applications: number;
  /** Answered within 14 days, of all. */
  readonly rate: number;
  /** To the answer; an unanswered one counts as 21. */
  readonly medianDays: number;
  readonly badge: (typeof badges)[number]['badge'] | null;
}

/**
 * By the events alone, so that anybody who has them can check it. One that the talent withdrew before an answer does not
 * count.
 * @param events of one company, in any order
 * @returns null for fewer than ten applications: no record yet
 */
export function computeReplyRecord(
  events: readonly Pick<StoredEvent, 'application_id' | 'type' | 'at'>[],
  now: Date,
): ReplyRecord | null {
  const days = listDaysToAnswer(events, now).toSorted((one, other) => one - other);
  if (days.length < fewest) return null;
  const rate = days.filter((count) => count <= judgedDays.newest).length / days.length;
  const medianDays = findMedian(days);
  const earned = badges.find((each) => rate >= each.rate && medianDays <= each.medianDays);
  return { applications: days.length, rate, medianDays, badge: earned?.badge ?? null };
}

function listDaysToAnswer(
  events: readonly Pick<StoredEvent, 'application_id' | 'type' | 'at'>[],
  now: Date,
): number[] {
  const timesOf = (wanted: StoredEvent['type']) =>
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
