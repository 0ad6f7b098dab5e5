import type { EventDetails, EventSlug } from './event';
import { interviewAnswers } from './event-details/interview-answers';
import { jayapuraEvening } from './event-details/jayapura-evening';
import { makassarEvening } from './event-details/makassar-evening';
import { manufacturingEvening } from './event-details/manufacturing-evening';
import { onePageCv } from './event-details/one-page-cv';
import { structuredInterviews } from './event-details/structured-interviews';
import { talkingAboutPay } from './event-details/talking-about-pay';
import { whatRecruitersReadFirst } from './event-details/what-recruiters-read-first';

export const eventDetails: Readonly<Record<EventSlug, EventDetails>> = {
  'what-recruiters-read-first': whatRecruitersReadFirst,
  'manufacturing-evening': manufacturingEvening,
  'interview-answers': interviewAnswers,
  'one-page-cv': onePageCv,
  'talking-about-pay': talkingAboutPay,
  'makassar-evening': makassarEvening,
  'structured-interviews': structuredInterviews,
  'jayapura-evening': jayapuraEvening,
};
