import {
  decideProposalRoute,
  dismissProposalRoute,
  getProposalRoute,
  undoProposalRoute,
} from '@sabi/contracts/http/cv-proposals';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { decideProposal } from '../../domain/cv-import/decide-cv-import';
import { dismissProposal } from '../../domain/cv-import/dismiss-cv-import';
import { getProposal } from '../../domain/cv-import/get-cv-import';
import { undoProposal } from '../../domain/cv-import/undo-cv-import';

/** Imports of CVs and profiles, and the decisions on them. */
export function mountProposalRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    getProposalRoute,
    async ({ principal }) => answer(200, await getProposal({ account: principal }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    decideProposalRoute,
    async ({ principal, params: { proposalId }, body: decision }) =>
      answer(200, await decideProposal({ account: principal, proposalId, decision }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    dismissProposalRoute,
    async ({ principal, params: { proposalId } }) =>
      answer(200, await dismissProposal({ account: principal, proposalId }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    undoProposalRoute,
    async ({ principal, params: { proposalId } }) =>
      answer(200, await undoProposal({ account: principal, proposalId }, dependencies)),
    authentication,
  );
}
