import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { OpenOrders, usePlanUsage, usePurchase } from '@sabi/purchase';
import { lazyComponent, Nothing, usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { CompletePanel } from '../features/dashboard/complete-panel';
import { HintPanel } from '../features/dashboard/hint-panel';
import { RecommendationsPanel } from '../features/dashboard/recommendations-panel';
import { RecruiterPanel } from '../features/recruiter/recruiter-panel';
import { CurrentPlan, Offers } from '../features/purchase/billing-panels';
import { ServiceRequests, useAsking } from '../features/service-requests/request-panels';
import { Page } from '../layout/page';
import { isFilled } from '../profile/is-filled';
import { ProfileBoundary } from '../profile/profile-boundary';
import styles from './dashboard-page.module.css';

/** Loaded last, as few accounts have a refund. */
const RefundNotices = lazyComponent(
  () => import('../features/payments/refund-notices').then((module) => module.RefundNotices),
  { Missing: Nothing },
);

export function DashboardPage() {
  const { t } = useTranslation();
  usePageHead({
    title: t('dashboard.head.title'),
    description: t('dashboard.head.description'),
    robots: 'noindex',
  });
  return <ProfileBoundary>{(full) => <Dashboard full={full} />}</ProfileBoundary>;
}

function Dashboard({ full }: { full: FullProfile }) {
  const { t } = useTranslation();
  const name = full.profile.first_name;
  const isRecruiter = full.profile.user_type === 'recruiter';
  const greeting = isFilled(name) ? t('dashboard.greeting', { name }) : t('dashboard.greetingWithoutName');
  return (
    <Page title={greeting} {...(!isRecruiter && { lead: t('dashboard.lead') })}>
      {isRecruiter ? <RecruiterPanels /> : <TalentPanels full={full} />}
    </Page>
  );
}

function TalentPanels({ full }: { full: FullProfile }) {
  const purchase = usePurchase(); // one per page, as purchases are made one at a time
  const { data: plan } = usePlanUsage();
  const { ask, dialog } = useAsking();
  return (
    <>
      <OpenOrders />
      <RefundNotices currentPlan={plan?.plan_type} />
      <CompletePanel full={full} />
      <div className={styles['pair']}>
        <CurrentPlan purchase={purchase} onAsk={ask} />
        <RecommendationsPanel />
      </div>
      <ServiceRequests />
      <Offers purchase={purchase} />
      <div className={styles['panels']}>
        <HintPanel panel="events" />
        <HintPanel panel="community" />
        <HintPanel panel="referral" />
      </div>
      {dialog}
    </>
  );
}

/** Recruiters see neither CVs nor plans nor recommended jobs. */
function RecruiterPanels() {
  return (
    <div className={styles['panels']}>
      <RecruiterPanel />
      <HintPanel panel="recruiter" />
      <HintPanel panel="events" />
    </div>
  );
}
