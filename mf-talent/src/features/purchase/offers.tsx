import { type Purchase, useCatalogue, usePlanUsage } from '@sabi/shell-sdk/purchase';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { PlanOffers } from './plan-offers';
import { ServiceOffers } from './service-offers';

/** Plans and services at what they cost. */
export function Offers({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('plans');
  const { data: plan } = usePlanUsage();
  const catalogue = useCatalogue();
  return (
    <QueryContent query={catalogue} loadingLabel={t('plans.loading')}>
      {(sold) => (
        <>
          <PlanOffers catalogue={sold} currentPlan={plan?.plan_type} purchase={purchase} />
          <ServiceOffers catalogue={sold} purchase={purchase} />
        </>
      )}
    </QueryContent>
  );
}
