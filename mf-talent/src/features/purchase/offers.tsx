import { type Purchase, useCatalogue, useCurrentPlan } from '@sabi/purchase';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { PlanOffers } from './plan-offers';
import { ServiceOffers } from './service-offers';

/** Plans and services with their prices. */
export function Offers({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('plans');
  const currentPlan = useCurrentPlan();
  const catalogue = useCatalogue();
  return (
    <QueryContent query={catalogue} loadingLabel={t('plans.loading')}>
      {(sold) => (
        <>
          <PlanOffers catalogue={sold} currentPlan={currentPlan} purchase={purchase} />
          <ServiceOffers catalogue={sold} purchase={purchase} />
        </>
      )}
    </QueryContent>
  );
}
