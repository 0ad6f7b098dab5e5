import type { FullProfile } from '@sabi/contracts/http/profile';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { Section } from '../../layout/section';
import { Strength } from '../../profile/strength';
import styles from './complete-panel.module.css';
import { findProfileSteps } from './profile-steps';
import { Step } from './step';

/** What is done in the profile and what is not, told from what it holds. */
export function CompletePanel({ full }: { full: FullProfile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { details, resume, history } = findProfileSteps(full);
  const list = (texts: string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(texts);
  const missingDetails = list(details.missing.map((part) => t(`dashboard.steps.details.${part}`)));
  const missingHistory = list(history.missing.map((part) => t(`dashboard.steps.history.${part}`)));
  return (
    <Section title={t('dashboard.completeTitle')}>
      <p className={styles['text']}>{t('dashboard.completeText')}</p>
      <Strength percent={full.profile.profile_strength} />
      <ul className={styles['steps']}>
        <Step state={details.state} title={t('dashboard.steps.details.title')}>
          {details.state === 'done'
            ? t('dashboard.steps.details.done')
            : t('dashboard.steps.details.open', { missing: missingDetails })}
        </Step>
        <Step state={resume.state} title={t('dashboard.steps.resume.title')}>
          {t(`dashboard.steps.resume.${resume.news}`, { fileName: resume.fileName })}
        </Step>
        <Step state={history.state} title={t('dashboard.steps.history.title')}>
          {history.state === 'done'
            ? t('dashboard.steps.history.done')
            : t('dashboard.steps.history.open', { missing: missingHistory })}
        </Step>
      </ul>
      <p>
        <ButtonLink href={localizedPath(language, '/profile')}>{t('dashboard.openProfile')}</ButtonLink>
      </p>
    </Section>
  );
}
