import { localizedPath } from '@sabi/contracts/language';
import { NotFound, useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useJobRules } from '../data/automations';
import { useCompany } from '../data/company-context';
import { hasCode } from '../failures/use-failure-text';
import { RuleDialog } from '../features/automations/rule-dialog';
import { RuleList } from '../features/automations/rule-list';
import styles from '../features/automations/automations.module.css';
import { Page } from '../layout/page';
import pageStyles from '../layout/page.module.css';
import { QueryContent } from '../layout/query-content';
import { hirePaths } from '../paths';

/** Rules of a job that move its applications. */
export function AutomationsPage() {
  const { t } = useTranslation('automations');
  const language = useLanguage();
  const { jobId = '' } = useParams();
  const { slug } = useCompany();
  const rules = useJobRules(jobId);
  const [isNew, setNew] = useState(false);
  if (hasCode(rules.error, 'JOB_NOT_FOUND') || hasCode(rules.error, 'REQUEST_INVALID')) return <NotFound />;
  return (
    <Page
      title={rules.data ? t('titleOf', { title: rules.data.title }) : t('title')}
      lead={t('lead')}
      narrow
      action={
        <span className={styles['pageActs']}>
          <a
            className={pageStyles['back']}
            href={localizedPath(language, hirePaths(slug).applications(jobId))}
          >
            {t('toApplications')}
          </a>
          <Button onClick={() => setNew(true)} disabled={!rules.data}>
            {t('new')}
          </Button>
        </span>
      }
    >
      <QueryContent query={rules} loadingLabel={t('loading')} rows={4}>
        {(loaded) => (
          <>
            <RuleList jobId={jobId} rules={loaded} />
            {isNew && <RuleDialog jobId={jobId} rules={loaded} rule={null} onClose={() => setNew(false)} />}
          </>
        )}
      </QueryContent>
    </Page>
  );
}
