import { localizedPath } from '@sabi/contracts/language';
import { type Purchase, useCatalogue, usePlanUsage } from '@sabi/purchase';
import { lazyComponent, useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@sabi/ui/skeleton';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import type { RequestableService } from '../../service-requests/requestable-service';
import { paymentsPath } from '../../settings-paths';
import { PlanPanel } from './plan-panel';

interface CurrentPlanProps {
  purchase: Purchase;
  onAsk: (service: RequestableService) => void;
}

/** The account's current plan. */
export function CurrentPlan({ purchase, onAsk }: CurrentPlanProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const plan = usePlanUsage();
  const catalogue = useCatalogue();
  return (
    <Section
      title={t('current.title')}
      action={
        <ButtonLink variant="ghost" href={localizedPath(language, paymentsPath)}>
          {t('current.payments')}
        </ButtonLink>
      }
    >
      <QueryContent query={plan} loadingLabel={t('current.loading')}>
        {(usage) => (
          <QueryContent query={catalogue} loadingLabel={t('current.loading')}>
            {(sold) => <PlanPanel usage={usage} catalogue={sold} purchase={purchase} onAsk={onAsk} />}
          </QueryContent>
        )}
      </QueryContent>
    </Section>
  );
}

function OffersSkeleton() {
  const { t } = useTranslation('plans');
  return <Skeleton label={t('plans.loading')} />;
}

/** Offers, loaded later as they are below the current plan. */
export const Offers = lazyComponent(() => import('./offers').then((module) => module.Offers), {
  Waiting: OffersSkeleton,
});
