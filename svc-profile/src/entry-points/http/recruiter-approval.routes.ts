import {
  answerRecruiterApprovalRoute,
  decideRecruiterApprovalRoute,
  getRecruiterApprovalRoute,
  listRecruiterApprovalsRoute,
} from '@sabi/contracts/http/profile/recruiter-approval';
import type { Principal } from '@sabi/service-kit/authentication';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Request, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { answerApproval } from '../../domain/recruiter-approval/answer-approval';
import { decideApproval } from '../../domain/recruiter-approval/decide-approval';
import { getOwnApproval } from '../../domain/recruiter-approval/get-own-approval';
import { listApprovals } from '../../domain/recruiter-approval/list-approvals';
import { viewApproval } from '../../domain/recruiter-approval/view-approval';
import { requestLanguage } from './request-language';

export function mountRecruiterApprovalRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  const ownerOf = (principal: Principal, request: Request) => ({
    account: principal,
    email: principal.email,
    language: requestLanguage(request),
  });
  mountRoute(
    router,
    getRecruiterApprovalRoute,
    async ({ principal, request }) => {
      const { approval, profile } = await getOwnApproval(ownerOf(principal, request), dependencies);
      return answer(200, viewApproval(approval, profile));
    },
    authentication,
  );
  mountRoute(
    router,
    answerRecruiterApprovalRoute,
    async ({ principal, body, request }) =>
      answer(200, await answerApproval({ ...ownerOf(principal, request), ...body }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    listRecruiterApprovalsRoute,
    async ({ query: { state, after } }) =>
      answer(200, await listApprovals({ state, after, now: new Date() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    decideRecruiterApprovalRoute,
    async ({ params: { userId }, body: decision, staff }) =>
      answer(200, await decideApproval({ userId, decision, staff }, dependencies)),
    authentication,
  );
}
