import { cvClaimKey } from '@sabi/contracts/ai/cv-text';
import { analyzeCvRoute } from '@sabi/contracts/http/ai/cv-analysis';
import { aiFaults } from '@sabi/contracts/http/ai/errors';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import type { AppError } from '@sabi/service-kit/errors';
import { mountPlainForm } from '@sabi/service-kit/plain/plain-form';
import { sendPlainPage } from '@sabi/service-kit/plain/plain-page';
import { readFormLanguage } from '@sabi/service-kit/plain/form-request';
import type { Request, Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { analyzeCv, claimLifeMs } from '../../domain/cv-analysis/analyze-cv';
import { type AnalysisFault, analysisStyle, describeAnalysis, describeNoAnalysis } from './analysis-page';
import { describeFault } from './describe-fault';
import { identifyCaller } from './identify-caller';
import { analysisFormLimits, readSubmittedCv, UnreadableForm } from './read-submitted-cv';

const texts = { failed: aiFaults.analysisFailed, nothing: aiFaults.noAnalysis };

/** The CV analysis without script: answers with a page of a visitor's preview. */
export function mountAnalysisForm(router: Router, dependencies: Dependencies): void {
  const receive = async (request: Request, response: Response): Promise<void> => {
    const submitted = await readSubmittedCv(request.body);
    const language = readFormLanguage(request);
    // A form has no session, so its sender is a visitor.
    const caller = identifyCaller({ principal: null, request, response }, dependencies.visitorSecret);
    const input = { ...submitted, language, caller, signal: closedSignal(response) };
    const analysis = await analyzeCv(input, dependencies).catch((error: unknown) => {
      throw describeFault(error, texts);
    });
    setClaimCookie(request, response, analysis.claim_token);
    const page = { language, status: 200, style: analysisStyle };
    sendPlainPage(request, response, { ...page, ...describeAnalysis(analysis, language) });
  };
  const refuse = (failure: AppError, request: Request, response: Response): void => {
    const [language, { status }] = [readFormLanguage(request), failure];
    sendPlainPage(request, response, {
      language,
      status,
      ...describeNoAnalysis(findFault(failure), language),
    });
  };
  mountPlainForm(
    router,
    { path: analyzeCvRoute.path, ...analysisFormLimits, receive, refuse },
    dependencies.logger,
  );
}

function findFault(failure: AppError): AnalysisFault {
  if (failure instanceof UnreadableForm) return failure.fault;
  const { status, detail, errors } = failure;
  if (errors?.['cvFile']) return errors['cvFile'].includes('INVALID_FILE') ? 'type' : 'paste';
  if (status === 422) return 'short';
  if (status === 429) return 'limited';
  if (status < 500 || detail === aiFaults.unexpected) return 'unexpected';
  return detail === aiFaults.noAnalysis ? 'noAnswer' : 'failed';
}

/** Readable by the script of the page that claims the analysis after sign-up. */
function setClaimCookie(request: Request, response: Response, token: string | undefined): void {
  if (!token) return;
  response.cookie(cvClaimKey, token, {
    sameSite: 'lax',
    secure: request.secure,
    path: '/',
    maxAge: claimLifeMs,
  });
}
