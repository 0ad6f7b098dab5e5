import { readCvFile } from '@sabi/contracts/cv-file';
import { cvClaimKey, cvTextMaxCharacters, cvTextMinCharacters } from '@sabi/contracts/cv-text';
import { aiFaults, analyzeCvRoute, cvAnalysisFormSchema } from '@sabi/contracts/http/ai';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { AppError } from '@sabi/service-kit/errors';
import { mountPlainForm } from '@sabi/service-kit/plain/plain-form';
import { sendPlainPage } from '@sabi/service-kit/plain/plain-page';
import { readFormLanguage } from '@sabi/service-kit/plain/read-form';
import type { Request, Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { analyzeCv, claimLifeMs } from '../../domain/analyze-cv';
import { type AnalysisFault, analysisStyle, describeAnalysis, describeNoAnalysis } from './analysis-page';
import { describeFault } from './describe-fault';
import { identifyCaller } from './identify-caller';

/** A text of the longest kind, or a file that may hold one. */
const maxBytes = 1_000_000;
const texts = { failed: aiFaults.analysisFailed, nothing: aiFaults.noAnalysis };

/** What was filled in is no CV that can be read. */
class UnreadableForm extends AppError {
  constructor(readonly fault: AnalysisFault) {
    super('REQUEST_INVALID');
  }
}

/** The CV analysis of a page without script: answered by a page that shows as much of it as any visitor gets. */
export function mountAnalysisForm(router: Router, dependencies: Dependencies): void {
  const receive = async (request: Request, response: Response): Promise<void> => {
    const cvText = await readCvText(request.body);
    const language = readFormLanguage(request);
    // A form carries no session: whoever sends one is a visitor.
    const caller = identifyCaller({ principal: null, request, response }, dependencies.visitorSecret);
    const input = { cvText, language, caller, signal: closedSignal(response) };
    const analysis = await analyzeCv(input, dependencies).catch((error: unknown) => {
      throw describeFault(error, texts);
    });
    keepClaim(request, response, analysis.claim_token);
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
  mountPlainForm(router, { path: analyzeCvRoute.path, maxBytes, receive, refuse }, dependencies.logger);
}

/** The text of the box; only where it is blank the one of the file. @throws {UnreadableForm} */
async function readCvText(body: unknown): Promise<string> {
  const { data: filledIn } = cvAnalysisFormSchema.safeParse(body);
  if (!filledIn) throw new UnreadableForm('unexpected');
  // An empty file is what browsers send where none was chosen.
  const { cvText, cvFile } = filledIn;
  const text = cvText === '' && cvFile?.size ? await readTextFile(cvFile) : cvText;
  if (text.length < cvTextMinCharacters) throw new UnreadableForm('short');
  if (text.length > cvTextMaxCharacters) throw new UnreadableForm('long');
  return text;
}

async function readTextFile(cvFile: File): Promise<string> {
  const file = await readCvFile(cvFile);
  if (file.kind === 'text') return file.text.trim();
  throw new UnreadableForm(file.kind === 'paste' ? 'paste' : file.fault);
}

function findFault(failure: AppError): AnalysisFault {
  if (failure instanceof UnreadableForm) return failure.fault;
  const { status, detail } = failure;
  if (status === 422) return 'short'; // the rules of the domain know no other
  if (status === 429) return 'limited';
  if (status < 500 || detail === aiFaults.unexpected) return 'unexpected';
  return detail === aiFaults.noAnalysis ? 'noAnswer' : 'failed';
}

/** Where the page looks for it once its owner has signed up, which needs script; a script may therefore read it. */
function keepClaim(request: Request, response: Response, token: string | undefined): void {
  if (!token) return;
  response.cookie(cvClaimKey, token, {
    sameSite: 'lax',
    secure: request.secure,
    path: '/',
    maxAge: claimLifeMs,
  });
}
