import type { CommunityEvent } from './event';
import { interviewAnswers } from './events/interview-answers';
import { jayapuraEvening } from './events/jayapura-evening';
import { makassarEvening } from './events/makassar-evening';
import { manufacturingEvening } from './events/manufacturing-evening';
import { onePageCv } from './events/one-page-cv';
import { structuredInterviews } from './events/structured-interviews';
import { talkingAboutPay } from './events/talking-about-pay';
import { whatRecruitersReadFirst } from './events/what-recruiters-read-first';

/** The calendar, earliest first. */
export const events: readonly CommunityEvent[] = [
  whatRecruitersReadFirst,
  manufacturingEvening,
  interviewAnswers,
  onePageCv,
  talkingAboutPay,
  makassarEvening,
  structuredInterviews,
  jayapuraEvening,
];

export function findEvent(slug: string): CommunityEvent | undefined {
  return events.find((event) => event.slug === slug);
}

export function isOver({ end }: Pick<CommunityEvent, 'end'>, now: number): boolean {
  return Date.parse(end) <= now;
}

/** Current and future events, the next one first. @param now milliseconds since 1970 */
export function upcomingEvents(now: number): CommunityEvent[] {
  return events.filter((event) => !isOver(event, now));
}

/** Past events, the latest first. @param now milliseconds since 1970 */
export function pastEvents(now: number): CommunityEvent[] {
  return events.filter((event) => isOver(event, now)).reverse();
}
