import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { Section } from '../../layout/section';
import { useCatalogue } from './catalogue-query';
import { PlanOffers } from './plan-offers';
import { PlanPanel } from './plan-panel';
import { usePlanUsage } from './purchase-queries';
import { ServiceOffers } from './service-offers';
import type { Purchase } from './use-purchase';

/** The plan that the account has. */
export function CurrentPlan({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('plans');
  const plan = usePlanUsage();
  const catalogue = useCatalogue();
  return (
    <Section title={t('current.title')}>
      <QueryContent query={plan} loadingLabel={t('current.loading')}>
        {(usage) => (
          <QueryContent query={catalogue} loadingLabel={t('current.loading')}>
            {(sold) => <PlanPanel usage={usage} catalogue={sold} purchase={purchase} />}
          </QueryContent>
        )}
      </QueryContent>
    </Section>
  );
}

/** All that can be bought. */
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
