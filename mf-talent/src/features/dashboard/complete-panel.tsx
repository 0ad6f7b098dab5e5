import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { cvImportPath } from '../../cv-import/cv-import-path';
import { Section } from '@sabi/ui/section';
import { profileAnchors } from '../../profile/profile-anchors';
import { Strength } from '../../profile/strength';
import { NextBestAction } from '../../profile/strength-parts';
import styles from './complete-panel.module.css';
import { findProfileSteps } from './profile-steps';
import { Step } from './step';

/** Completed and missing parts of the profile, derived from its content. */
export function CompletePanel({ full }: { full: FullProfile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { details, cv, tests } = findProfileSteps(full);
  const list = (texts: string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(texts);
  const missing = list(details.missing.map((part) => t(`dashboard.steps.details.${part}`)));
  return (
    <Section title={t('dashboard.completeTitle')}>
      <p className={styles['text']}>{t('dashboard.completeText')}</p>
      <Strength percent={full.profile.profile_strength} />
      <NextBestAction full={full} />
      <ul className={styles['steps']}>
        <Step
          state={details.state}
          title={t('dashboard.steps.details.title')}
          href={`/profile#${profileAnchors.header}`}
          action={t(`dashboard.steps.details.action.${details.state === 'done' ? 'done' : 'open'}`)}
        >
          {details.state === 'done'
            ? t('dashboard.steps.details.done')
            : t('dashboard.steps.details.open', { missing })}
        </Step>
        <Step
          state={cv.state}
          title={t('dashboard.steps.cv.title')}
          href={cv.news === 'import' ? cvImportPath : `/profile#${profileAnchors.cv}`}
          action={t(`dashboard.steps.cv.action.${cv.news === 'import' ? 'import' : cv.state}`)}
        >
          {t(`dashboard.steps.cv.${cv.news}`, { fileName: cv.fileName })}
        </Step>
        <Step
          state={tests.state}
          title={t('dashboard.steps.tests.title')}
          href={tests.state === 'done' ? `/profile#${profileAnchors.tests}` : '/talent-solution'}
          action={t(`dashboard.steps.tests.action.${tests.state}`)}
        >
          {t(`dashboard.steps.tests.${tests.state}`)}
        </Step>
      </ul>
      <p className={styles['profile']}>
        <ButtonLink variant="ghost" href={localizedPath(language, '/profile')}>
          {t('dashboard.openProfile')}
        </ButtonLink>
      </p>
    </Section>
  );
}
