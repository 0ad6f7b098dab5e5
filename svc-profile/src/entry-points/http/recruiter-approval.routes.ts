import {
  answerRecruiterApprovalRoute,
  assignRecruiterApprovalRoute,
  decideRecruiterApprovalRoute,
  getRecruiterApprovalRoute,
  listRecruiterApprovalsRoute,
} from '@sabi/contracts/http/profile/recruiter-approval';
import type { Principal } from '@sabi/service-kit/authentication';
import { assignToCaller, listWithOwners } from '@sabi/service-kit/cases/case-routes';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Request, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { answerApproval } from '../../domain/recruiter-approval/answer-approval';
import { decideApproval } from '../../domain/recruiter-approval/decide-approval';
import { getOwnApproval } from '../../domain/recruiter-approval/get-own-approval';
import { listApprovals } from '../../domain/recruiter-approval/list-approvals';
import { viewApproval } from '../../domain/recruiter-approval/view-approval';
import { noteContact } from './note-contact';
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
      await noteContact({ principal, request }, dependencies);
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
    async ({ query: { state, owner, after }, staff }) =>
      answer(
        200,
        await listWithOwners(
          {
            kind: 'recruiter',
            owner,
            staff,
            list: (ids) => listApprovals({ state, after, ids, now: new Date() }, dependencies),
            idsOf: (page) => page.reviews.map(({ user_id: id }) => id),
          },
          dependencies,
        ),
      ),
    authentication,
  );
  mountRoute(
    router,
    decideRecruiterApprovalRoute,
    async ({ params: { userId }, body: decision, staff }) =>
      answer(200, await decideApproval({ userId, decision, staff }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    assignRecruiterApprovalRoute,
    async ({ params: { userId: id }, body, staff, request }) => {
      const find = (caseId: string) => dependencies.approvals.find(caseId);
      const input = {
        kind: 'recruiter',
        id,
        body,
        staff,
        request,
        find,
        missing: 'REVIEW_NOT_FOUND',
      } as const;
      return answer(200, await assignToCaller(input, dependencies));
    },
    authentication,
  );
}
