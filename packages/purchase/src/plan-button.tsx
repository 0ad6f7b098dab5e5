import type { Catalogue, PlanType } from '@sabi/contracts/http/billing/catalogue';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './plan-button.module.css';
import { PlanOutcomeText } from './plan-outcome-text';
import type { Purchase } from './use-purchase';

export type SoldPlan = Catalogue['plans'][number];

interface PlanButtonProps {
  plan: SoldPlan;
  /** Undefined while it is being loaded; null where it could not be. */
  currentPlan: PlanType | null | undefined;
  purchase: Purchase;
}

/** Orders a plan, and says before what becomes of the one there is; or says why there is nothing to order. */
export function PlanButton({ plan, currentPlan, purchase }: PlanButtonProps) {
  const { t } = useTranslation('purchase');
  const language = useLanguage();
  const { plan_type: type, price } = plan;
  const isCurrent = type === currentPlan;
  // Every account has Starter below a paid plan. It is asked for only where that cannot be seen.
  if (isCurrent || price === null || (price === 0 && currentPlan !== null)) {
    return (
      <Button variant="secondary" block disabled>
        {t(isCurrent ? 'offers.current' : 'offers.included')}
      </Button>
    );
  }
  return (
    <OrderPlanButton
      plan={plan}
      purchase={purchase}
      variant={plan.popular ? 'primary' : 'secondary'}
      label={t('offers.choose', { name: plan.name[language] })}
    />
  );
}

/** Makes the plan of the account last longer. Nothing for one that does not end. */
export function ExtendButton({ plan, purchase }: { plan: SoldPlan; purchase: Purchase }) {
  const { t } = useTranslation('purchase');
  const { price, duration_days: count } = plan;
  if (!price || count === null) return null;
  return (
    <OrderPlanButton
      plan={plan}
      purchase={purchase}
      variant="primary"
      label={t('offers.extend', { count })}
    />
  );
}

interface OrderPlanButtonProps {
  plan: SoldPlan;
  purchase: Purchase;
  variant: 'primary' | 'secondary';
  label: string;
}

function OrderPlanButton({ plan, purchase: { busyWith, buy }, variant, label }: OrderPlanButtonProps) {
  const { t } = useTranslation('purchase');
  const outcomeId = useId();
  const { plan_type: planType, price: amount } = plan;
  const isBusy = busyWith === planType;
  return (
    <div className={styles['order']}>
      <PlanOutcomeText id={outcomeId} type={planType} />
      <Button
        variant={variant}
        block
        busy={isBusy}
        disabled={busyWith !== null && !isBusy}
        aria-describedby={outcomeId}
        onClick={() => amount !== null && buy({ paymentType: 'subscription', planType, amount })}
      >
        {isBusy ? t('purchase.processing') : label}
      </Button>
    </div>
  );
}
