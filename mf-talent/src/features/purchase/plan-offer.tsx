import type { PlanType } from '@sabi/contracts/http/billing';
import { OfferPrice, PlanButton, type Purchase, reducedPrice, type SoldPlan } from '@sabi/shell-sdk/purchase';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './plan-offer.module.css';

interface PlanOfferProps {
  plan: SoldPlan;
  currentPlan: PlanType | undefined;
  purchase: Purchase;
}

/** One plan: what it holds, what it costs, and the button that orders it. */
export function PlanOffer({ plan, currentPlan, purchase }: PlanOfferProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const id = useId();
  const name = plan.name[language];
  const { price, list_price: listPrice } = plan;
  return (
    <article className={`${styles['plan']} ${plan.popular ? styles['popular'] : ''}`} aria-labelledby={id}>
      {plan.popular && <p className={styles['badge']}>{t('plans.popular')}</p>}
      <h3 className={styles['name']} id={id}>
        {name}
      </h3>
      <p className={styles['price']}>
        {price === null ? (
          t('plans.loginForPrice')
        ) : (
          <OfferPrice
            price={price}
            listPrice={listPrice}
            reduced={reducedPrice(purchase.voucher, plan.plan_type)}
          />
        )}
      </p>
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
