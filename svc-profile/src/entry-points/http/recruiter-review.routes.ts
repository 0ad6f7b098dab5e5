import {
  answerRecruiterReviewRoute,
  decideRecruiterReviewRoute,
  getRecruiterReviewRoute,
  listRecruiterReviewsRoute,
} from '@sabi/contracts/http/recruiter-review';
import type { Principal } from '@sabi/service-kit/authentication';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Request, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { answerReview } from '../../domain/review/answer-review';
import { decideReview } from '../../domain/review/decide-review';
import { getOwnReview } from '../../domain/review/get-own-review';
import { listReviews } from '../../domain/review/list-reviews';
import { viewReview } from '../../domain/review/view-review';
import { languageOf } from './language-of';

export function mountRecruiterReviewRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  const ownerOf = (principal: Principal, request: Request) => ({
    account: principal,
    email: principal.email,
    language: languageOf(request),
  });
  mountRoute(
    router,
    getRecruiterReviewRoute,
    async ({ principal, request }) => {
      const { review, profile } = await getOwnReview(ownerOf(principal, request), dependencies);
      return answer(200, viewReview(review, profile));
    },
    authentication,
  );
  mountRoute(
    router,
    answerRecruiterReviewRoute,
    async ({ principal, body, request }) =>
      answer(200, await answerReview({ ...ownerOf(principal, request), ...body }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    listRecruiterReviewsRoute,
    async ({ query: { state, after } }) =>
      answer(200, await listReviews({ state, after, now: new Date() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    decideRecruiterReviewRoute,
    async ({ params: { userId }, body: decision, staff }) =>
      answer(200, await decideReview({ userId, decision, staff }, dependencies)),
    authentication,
  );
}
