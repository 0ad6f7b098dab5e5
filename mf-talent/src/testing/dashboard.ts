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

/** What a talent's dashboard asks for, answered for an account that has bought and asked for nothing. */
export const dashboardAnswers = (): Answers => ({
  [profileKey]: [profileAnswer()],
  [catalogueKey]: [catalogueAnswer()],
  [planKey]: [planAnswer()],
  [ordersKey]: [ordersAnswer()],
  [outcomesKey]: [outcomesAnswer()],
  [noticesKey]: [noticesAnswer()],
  [requestsKey]: [requestsAnswer()],
});
