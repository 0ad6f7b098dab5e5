import { analyzeCvRoute } from '@sabi/contracts/http/ai/cv-analysis';
import { aiFaults } from '@sabi/contracts/http/ai/errors';
import { formTypes } from '@sabi/contracts/http/route';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { readFormLanguage } from '@sabi/service-kit/plain/form-request';
import { readForm } from '@sabi/service-kit/plain/read-form';
import { refuseOtherSites } from '@sabi/service-kit/plain/refuse-other-sites';
import type { NextFunction, Request, Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { analyzeCv } from '../../domain/cv-analysis/analyze-cv';
import { describeFault } from './describe-fault';
import { identifyCaller } from './identify-caller';
import { analysisFormLimits, readSubmittedCv } from './read-submitted-cv';

const texts = { failed: aiFaults.analysisFailed, nothing: aiFaults.noAnalysis };
const [, multipartType] = formTypes;

/** Analyzes an upload for programs; requests for a page go to the form mounted after it. */
export function mountAnalysisUpload(router: Router, dependencies: Dependencies): void {
  router.post(
    analyzeCvRoute.path,
    (request: Request, _response: Response, next: NextFunction) =>
      next(isUpload(request) ? undefined : 'route'),
    refuseOtherSites,
    dependencies.authentication.optional,
    ...readForm(analysisFormLimits),
    async (request: Request, response: Response) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const principal = request.user ?? null;
      const caller = identifyCaller({ principal, request, response }, dependencies.visitorSecret);
      const submitted = await readSubmittedCv(request.body);
      const input = {
        ...submitted,
        language: readFormLanguage(request),
        caller,
        signal: closedSignal(response),
      };
      const analysis = await analyzeCv(input, dependencies).catch((error: unknown) => {
        throw describeFault(error, texts);
      });
      response.json(analysis);
    },
  );
}

function isUpload(request: Request): boolean {
  return Boolean(request.is(multipartType)) && request.accepts('html', 'json') === 'json';
}
