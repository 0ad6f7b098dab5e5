import type { Catalogue, PlanType } from '@sabi/contracts/http/billing';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRupiah } from './format-rupiah';
import styles from './plan-offer.module.css';
import type { Purchase } from './use-purchase';

type Plan = Catalogue['plans'][number];

interface PlanOfferProps {
  plan: Plan;
  currentPlan: PlanType | undefined;
  purchase: Purchase;
}

/** One plan: what it holds, what it costs, and the button that orders it. */
export function PlanOffer({ plan, currentPlan, purchase }: PlanOfferProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const id = useId();
  const name = plan.name[language];
  return (
    <article className={`${styles['plan']} ${plan.popular ? styles['popular'] : ''}`} aria-labelledby={id}>
      {plan.popular && <p className={styles['badge']}>{t('plans.popular')}</p>}
      <h3 className={styles['name']} id={id}>
        {name}
      </h3>
      <PlanPrice plan={plan} />
      <p className={styles['duration']}>
        {plan.duration_days === null ? t('plans.forever') : t('plans.days', { count: plan.duration_days })}
      </p>
      <ul className={styles['features']} aria-label={t('plans.features', { name })}>
        {plan.features.map((feature) => (
          <li key={feature.en} className={styles['feature']}>
            <Check className={styles['check']} size={18} aria-hidden="true" />
            {feature[language]}
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} currentPlan={currentPlan} purchase={purchase} />
    </article>
  );
}

function PlanPrice({ plan: { price, list_price: listPrice } }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  if (price === null) return <p className={styles['price']}>{t('plans.loginForPrice')}</p>;
  return (
    <p className={styles['price']}>
      <VisuallyHidden>{t('plans.price')} </VisuallyHidden>
      <strong className={styles['amount']}>{price === 0 ? t('plans.free') : formatRupiah(price)}</strong>
      {listPrice !== null && listPrice > price && (
        <>
          <VisuallyHidden>{t('plans.listPrice')} </VisuallyHidden>
          <s className={styles['list']}>{formatRupiah(listPrice)}</s>
        </>
      )}
    </p>
  );
}

function PlanButton({ plan, currentPlan, purchase: { busyWith, buy } }: PlanOfferProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { plan_type: planType, price: amount } = plan;
  const isBusy = busyWith === planType;
  const isCurrent = planType === currentPlan;
  // Every account has Starter below a paid plan, and nothing to gain by asking for it.
  const isHeld = isCurrent || (amount === 0 && currentPlan !== undefined);
  if (isHeld || amount === null) {
    return (
      <Button variant="secondary" block disabled>
        {t(isCurrent ? 'plans.current' : isHeld ? 'plans.included' : 'plans.loginForPrice')}
      </Button>
    );
  }
  return (
    <Button
      variant={plan.popular ? 'primary' : 'secondary'}
      block
      busy={isBusy}
      disabled={busyWith !== null && !isBusy}
      onClick={() => buy({ paymentType: 'subscription', planType, amount })}
    >
      {isBusy ? t('purchase.processing') : t('plans.choose', { name: plan.name[language] })}
    </Button>
  );
}
