import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/action-link';
import { elsewhere } from '../../../paths';
import { HiddenPrice } from './hidden-price';
import { PlanCards } from './plan-cards';
import { ServiceCards } from './service-cards';

type Reason = 'login' | 'loading' | 'failed';

/** Plans and services without what they cost: for visitors, and for who is signed in until that is there. */
export const OffersWithoutPrices = memo(function OffersWithoutPrices({ why }: { why: Reason }) {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  // That it failed is said once, above them all.
  const price = () => why !== 'failed' && <HiddenPrice why={why} />;
  return (
    <>
      <PlanCards
        priceOf={price}
        actionOf={({ popular, name }) => (
          <Way why={why} block variant={popular ? 'primary' : 'secondary'}>
            {t('plans.choose', { name: name[language] })}
          </Way>
        )}
      />
      <ServiceCards
        priceOf={price}
        actionOf={({ name }) => (
          <Way why={why} variant="secondary">
            {t('services.buy')}
            <VisuallyHidden> {name[language]}</VisuallyHidden>
          </Way>
        )}
      />
    </>
  );
});

interface WayProps {
  why: Reason;
  variant: 'primary' | 'secondary';
  block?: boolean;
  children: ReactNode;
}

/** To signing in; for who is signed in a button that waits for its price. */
function Way({ why, ...look }: WayProps) {
  return why === 'login' ? <ActionLink {...look} to={elsewhere.signIn} /> : <Button {...look} disabled />;
}
