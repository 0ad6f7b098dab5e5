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
  /** Undefined while loading; null after a failure. */
  currentPlan: PlanType | null | undefined;
  purchase: Purchase;
}

/** Orders a plan and describes the effect on the current one first; or explains why there is nothing to order. */
export function PlanButton({ plan, currentPlan, purchase }: PlanButtonProps) {
  const { t } = useTranslation('purchase');
  const language = useLanguage();
  const { plan_type: type, price } = plan;
  const isCurrent = type === currentPlan;
  // Every account has Starter below a paid plan, so it is offered only where that is unknown.
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

/** Extends the account's plan. Renders nothing for a plan without an end. */
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
