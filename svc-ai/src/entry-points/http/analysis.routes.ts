import { analyzeCvRoute, listClaimedAnalysesRoute } from '@sabi/contracts/http/ai/cv-analysis';
import { aiFaults } from '@sabi/contracts/http/ai/errors';
import { preferredLanguage } from '@sabi/contracts/language';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { analyzeCv } from '../../domain/cv-analysis/analyze-cv';
import { claimAnalysis } from '../../domain/cv-analysis/claim-analysis';
import { listClaimedAnalyses } from '../../domain/cv-analysis/list-claimed-analyses';
import { mountAnalysisForm } from './analysis-form';
import { mountAnalysisUpload } from './analysis-upload';
import { describeFault } from './describe-fault';
import { identifyCaller } from './identify-caller';

const texts = { failed: aiFaults.analysisFailed, nothing: aiFaults.noAnalysis };

export function mountAnalysisRoutes(router: Router, dependencies: Dependencies): void {
  mountAnalysisUpload(router, dependencies);
  mountAnalysisForm(router, dependencies);
  mountRoute(
    router,
    analyzeCvRoute,
    async ({ body, principal, request, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const caller = identifyCaller({ principal, request, response }, dependencies.visitorSecret);
      const { claimToken, cvText = '', jobText } = body;
      const language = preferredLanguage(request.get('accept-language'));
      const analysis = claimToken
        ? claimAnalysis({ claimToken, caller }, dependencies)
        : analyzeCv(
            {
              source: { kind: 'text', text: cvText },
              jobText,
              language,
              caller,
              signal: closedSignal(response),
            },
            dependencies,
          );
      return answer(
        200,
        await analysis.catch((error: unknown) => {
          throw describeFault(error, texts);
        }),
      );
    },
    dependencies.authentication,
  );
  mountRoute(
    router,
    listClaimedAnalysesRoute,
    async ({ principal: { userId }, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      return answer(200, { analyses: await listClaimedAnalyses({ userId }, dependencies) });
    },
    dependencies.authentication,
  );
}
