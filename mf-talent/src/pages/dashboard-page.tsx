import { usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { CompletePanel } from '../features/dashboard/complete-panel';
import { HintPanel } from '../features/dashboard/hint-panel';
import { PlanPanel } from '../features/dashboard/plan-panel';
import { Page } from '../layout/page';
import { isFilled } from '../profile/is-filled';
import { ProfileBoundary } from '../profile/profile-boundary';
import styles from './dashboard-page.module.css';

export function DashboardPage() {
  const { t } = useTranslation();
  usePageHead({
    title: t('dashboard.head.title'),
    description: t('dashboard.head.description'),
    robots: 'noindex',
  });
  return (
    <ProfileBoundary>
      {(full) => {
        const name = full.profile.first_name;
        const greeting = isFilled(name)
          ? t('dashboard.greeting', { name })
          : t('dashboard.greetingWithoutName');
        return (
          <Page title={greeting} lead={t('dashboard.lead')}>
            <CompletePanel full={full} />
            <div className={styles['panels']}>
              <PlanPanel />
              <HintPanel panel="recommendations" />
              <HintPanel panel="events" />
              <HintPanel panel="community" />
              <HintPanel panel="referral" />
            </div>
          </Page>
        );
      }}
    </ProfileBoundary>
  );
}
