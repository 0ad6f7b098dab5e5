import { joinPath } from '@sabi/contracts/hiring/paths';
import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, useSignedInUser } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Circle, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecruiterApproval } from '../../data/recruiter-approval';
import { PlainPage } from '../../layout/page';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import { newCompanyPath } from '../../paths';
import { ApprovalState, isNotApproved } from './approval-state';
import { NotForCompanies } from './not-for-companies';
import styles from './onboarding.module.css';

/**
 * For an account without a company: its approval status and the next step.
 * @param claims its requests to join one
 */
export function Onboarding({ claims }: { claims: ReactNode }) {
  const { t } = useTranslation();
  const approval = useRecruiterApproval();
  if (approval.data === null) return <NotForCompanies />;
  return (
    <PlainPage title={t('onboarding.title')} lead={t('onboarding.lead')}>
      <QueryContent query={approval} loadingLabel={t('states.loading')} rows={3}>
        {(loaded) =>
          loaded && (
            <>
              {isNotApproved(loaded) && <ApprovalState approval={loaded} hasCompany={false} />}
              {claims}
              {loaded.state !== 'rejected' && <NextSteps approval={loaded} />}
            </>
          )
        }
      </QueryContent>
    </PlainPage>
  );
}

const icons = { done: CircleCheck, now: Clock, open: Circle, later: Circle };

function NextSteps({ approval }: { approval: RecruiterApprovalView }) {
  const { t } = useTranslation();
  const isApproved = approval.state === 'approved';
  const steps = [
    { key: 'account', state: 'done' },
    { key: 'approval', state: isApproved ? 'done' : 'now' },
    { key: 'company', state: 'open' },
    { key: 'job', state: 'later' },
  ] as const;
  return (
    <>
      <Section title={t('onboarding.steps.title')}>
        <ol className={styles['steps']}>
          {steps.map(({ key, state }) => {
            const Icon = icons[state];
            return (
              <li key={key} className={styles['step']} data-state={state}>
                <Icon size={22} aria-hidden="true" />
                <div>
                  <p className={styles['stepTitle']}>
                    {t(`onboarding.steps.${key}`)}{' '}
                    <span className={styles['stepState']}>{t(`onboarding.stepStates.${state}`)}</span>
                  </p>
                  {key === 'job' && <p className={styles['stepText']}>{t('onboarding.steps.jobText')}</p>}
                </div>
              </li>
            );
          })}
        </ol>
      </Section>
      <CompanyWays isApproved={isApproved} />
    </>
  );
}

/** Create a company, or join one. */
function CompanyWays({ isApproved }: { isApproved: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { email } = useSignedInUser();
  return (
    <div className={styles['ways']}>
      <Section title={t('onboarding.create.title')}>
        <p className={styles['text']}>{t('onboarding.create.text')}</p>
        <p>
          <ButtonLink href={localizedPath(language, newCompanyPath)}>
            {t('onboarding.create.open')}
          </ButtonLink>
        </p>
      </Section>
      <Section title={t('onboarding.join.title')}>
        <p className={styles['text']}>{t('onboarding.join.text', { email })}</p>
        {isApproved && (
          <>
            <p className={styles['text']}>{t('onboarding.join.ask')}</p>
            <p>
              <ButtonLink variant="secondary" href={localizedPath(language, joinPath)}>
                {t('claim.ask')}
              </ButtonLink>
            </p>
          </>
        )}
      </Section>
    </div>
  );
}
