import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import { isSold } from '@sabi/purchase';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenPrice } from './hidden-price';
import { PlanCards } from './plan-cards';
import { publicPlans, publicServices } from './public-offers';
import { ServiceCards } from './service-cards';
import { SignInLink } from './sign-in-link';

type Reason = 'login' | 'loading' | 'failed';

/** Plans and services without prices: for visitors, and while prices are loading. */
export const OffersWithoutPrices = memo(function OffersWithoutPrices({ why }: { why: Reason }) {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  // The failure is shown once, above all of them.
  const price = () => why !== 'failed' && <HiddenPrice why={why} />;
  return (
    <>
      <PlanCards
        plans={publicPlans}
        priceOf={price}
        actionOf={({ plan_type: item, popular, name }) => (
          <Way why={why} item={item} kind="plan" block variant={popular ? 'primary' : 'secondary'}>
            {t('plans.choose', { name: name[language] })}
          </Way>
        )}
      />
      <ServiceCards
        services={publicServices}
        priceOf={price}
        actionOf={({ service_type: item, name, redemption }) =>
          isSold(redemption) && (
            <Way why={why} item={item} kind="service" variant="secondary">
              {t('services.buy')}
              <VisuallyHidden> {name[language]}</VisuallyHidden>
            </Way>
          )
        }
      />
    </>
  );
});

interface WayProps {
  why: Reason;
  item: PlanType | ServiceType;
  kind: 'plan' | 'service';
  variant: 'primary' | 'secondary';
  block?: boolean;
  children: ReactNode;
}

/** A link to sign in; for signed-in users a button that is disabled until its price has loaded. */
function Way({ why, item, kind, ...look }: WayProps) {
  return why === 'login' ? <SignInLink {...look} item={item} kind={kind} /> : <Button {...look} disabled />;
}
