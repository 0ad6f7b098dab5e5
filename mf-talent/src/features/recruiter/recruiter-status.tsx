import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import styles from './recruiter-status.module.css';
import { useRecruiterApproval } from './approval-query';

/** The approval status of a recruiter, the next step, and products for companies. */
export function RecruiterStatus() {
  const { t } = useTranslation('recruiter');
  const language = useLanguage();
  const query = useRecruiterApproval();
  return (
    <Section title={t('status.title')}>
      <QueryContent query={query} loadingLabel={t('status.loading')}>
        {(approval) => <Standing approval={approval} />}
      </QueryContent>
      <p className={styles['links']}>
        {query.data && query.data.state !== 'approved' && (
          <ButtonLink href={localizedPath(language, '/auth/recruiter-review')}>
            {t(query.data.may_answer ? 'status.answer' : 'status.more')}
          </ButtonLink>
        )}
        {query.data?.state === 'approved' && (
          <ButtonLink href={localizedPath(language, '/hire')}>{t('status.hire')}</ButtonLink>
        )}
        <ButtonLink variant="secondary" href={localizedPath(language, '/company-solution')}>
          {t('status.company')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={localizedPath(language, '/contact-us')}>
          {t('status.contact')}
        </ButtonLink>
      </p>
    </Section>
  );
}

function Standing({
  approval: { state, reason, question, expected_by: expectedBy },
}: {
  approval: RecruiterApprovalView;
}) {
  const { t } = useTranslation('recruiter');
  const language = useLanguage();
  const [now] = useState(Date.now);
  const isLate = expectedBy !== null && Date.parse(expectedBy) < now;
  const words = reason ?? question;
  return (
    <>
      <p className={styles['state']}>{t(`states.${state}.title`)}</p>
      <p className={styles['text']}>{t(`states.${state}.text`)}</p>
      {expectedBy && (
        <p className={styles['text']}>
          {isLate ? t('status.late') : t('status.until', { when: formatWibTime(expectedBy, language) })}
        </p>
      )}
      {words && <blockquote className={styles['words']}>{words}</blockquote>}
    </>
  );
}
