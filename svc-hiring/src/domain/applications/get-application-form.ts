import type { ApplicationForm } from '@sabi/contracts/http/hiring/applications';
import type { Principal } from '@sabi/service-kit/authentication';
import { AppError } from '@sabi/service-kit/errors';
import { findOpenJob } from '../board/get-public-job';
import type { JobDirectory } from '../jobs/job-repository';
import type { ApplicationRepository } from './application-repository';
import { type AllowanceDependencies, getAllowance } from './get-allowance';
import { matchApplication } from './match-application';
import { type TalentCards, toApplicant } from './talent-cards';

interface FormDependencies extends AllowanceDependencies {
  readonly jobDirectory: Pick<JobDirectory, 'findByNumber'>;
  readonly applications: ApplicationRepository;
  readonly talentCards: TalentCards;
}

interface FormInput {
  readonly principal: Pick<Principal, 'userId' | 'email' | 'isAnonymous'>;
  readonly publicNo: number;
  readonly authorization: string;
  readonly now: Date;
}

/**
 * What an application would ask for, share and use.
 * @throws {AppError} ACCESS_DENIED unless the caller is a talent, JOB_NOT_FOUND, JOB_CLOSED, DEPENDENCY_UNAVAILABLE
 */
export async function getApplicationForm(
  { principal: { userId, email, isAnonymous }, publicNo, authorization, now }: FormInput,
  { applications, talentCards, ...dependencies }: FormDependencies,
): Promise<ApplicationForm> {
  if (isAnonymous) throw new AppError('ACCESS_DENIED');
  const { id, company_id: companyId, posting } = await findOpenJob({ publicNo, now }, dependencies);
  const card = await talentCards.find({ authorization, cvId: undefined });
  if (!card) throw new AppError('ACCESS_DENIED');
  const sent = await applications.applicationsOf({ companyId }).findCounting(id, userId);
  return {
    questions: posting.questions.map(({ text, kind, knock_out: ending }) => ({
      ...{ text, kind },
      is_knock_out: ending !== null,
    })),
    applicant: toApplicant(card, email),
    allowance: await getAllowance({ userId, now }, dependencies),
    application_id: sent?.id ?? null,
    match: matchApplication({ posting, card, now }),
  };
}
