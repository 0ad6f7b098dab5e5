import { withdrawCvCorrectionsRoute } from '@sabi/contracts/http/profile/cv-corrections';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { withdrawCorrections } from '../../domain/cv-corrections/withdraw-corrections';

export function mountCvCorrectionRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    withdrawCvCorrectionsRoute,
    async ({ principal }) => answer(200, await withdrawCorrections(principal, dependencies)),
    authentication,
  );
}
