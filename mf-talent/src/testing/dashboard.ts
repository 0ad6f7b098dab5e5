import {
  catalogueAnswer,
  catalogueKey,
  noticesAnswer,
  noticesKey,
  ordersAnswer,
  ordersKey,
  outcomesAnswer,
  outcomesKey,
  planAnswer,
  planKey,
} from './billing';
import { type Answers, profileAnswer, profileKey } from './platform';
import { requestsAnswer, requestsKey } from './service-requests';

/** Answers for the dashboard of a talent without purchases and requests. */
export const dashboardAnswers = (): Answers => ({
  [profileKey]: [profileAnswer()],
  [catalogueKey]: [catalogueAnswer()],
  [planKey]: [planAnswer()],
  [ordersKey]: [ordersAnswer()],
  [outcomesKey]: [outcomesAnswer()],
  [noticesKey]: [noticesAnswer()],
  [requestsKey]: [requestsAnswer()],
});
