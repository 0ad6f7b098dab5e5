import { planFacts } from '@sabi/contracts/catalogue';
import { useSignedIn } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/section';
import { PlanCard } from './plan-card';
import styles from './plans.module.css';
import { usePrices } from './use-prices';

/** The four plans. What they hold is public; what they cost is for who is signed in. */
export function Plans() {
  const { t } = useTranslation('talent-solution');
  const { prices, retry } = usePrices();
  const signedIn = useSignedIn();
  return (
    <div id="plans" tabIndex={-1}>
      <Section title={t('plans.title')} text={t('plans.text')}>
        {prices.status === 'failed' && (
          <p role="alert">
            {t('plans.failed')}{' '}
            <Button variant="secondary" onClick={retry}>
              {t('plans.retry')}
            </Button>
          </p>
        )}
        <ul className={styles['plans']}>
          {planFacts.map((plan) => (
            <li key={plan.plan_type}>
              <PlanCard plan={plan} prices={prices} signedIn={signedIn} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
