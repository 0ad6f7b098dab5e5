import {
  decideCvImportRoute,
  dismissCvImportRoute,
  getCvImportRoute,
  undoCvImportRoute,
} from '@sabi/contracts/http/profile/cv-import';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { decideCvImport } from '../../domain/cv-import/decide-cv-import';
import { dismissCvImport } from '../../domain/cv-import/dismiss-cv-import';
import { getCvImport } from '../../domain/cv-import/get-cv-import';
import { undoCvImport } from '../../domain/cv-import/undo-cv-import';

export function mountCvImportRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    getCvImportRoute,
    async ({ principal }) => answer(200, await getCvImport({ account: principal }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    decideCvImportRoute,
    async ({ principal, params: { proposalId: cvImportId }, body: decision }) =>
      answer(200, await decideCvImport({ account: principal, cvImportId, decision }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    dismissCvImportRoute,
    async ({ principal, params: { proposalId: cvImportId } }) =>
      answer(200, await dismissCvImport({ account: principal, cvImportId }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    undoCvImportRoute,
    async ({ principal, params: { proposalId: cvImportId } }) =>
      answer(200, await undoCvImport({ account: principal, cvImportId }, dependencies)),
    authentication,
  );
}
