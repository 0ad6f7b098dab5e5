import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import {
  describeDuration,
  NoticeButton,
  OfferPrice,
  PlanButton,
  PlanFeatures,
  type Purchase,
  reducedPrice,
  type SoldPlan,
} from '@sabi/purchase';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './plan-offer.module.css';

interface PlanOfferProps {
  plan: SoldPlan;
  /** Undefined while loading; null if it could not be loaded. */
  currentPlan: PlanType | null | undefined;
  purchase: Purchase;
}

/** One plan: contents, price and order button. */
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
      <p className={styles['duration']}>{describeDuration(plan.duration_days, language)}</p>
      <PlanFeatures
        className={styles['features']}
        label={t('plans.features', { name })}
        features={plan.features}
        laterActionOf={(feature) =>
          feature.kind && <NoticeButton kind={feature.kind} name={feature[language]} />
        }
      />
      <PlanButton plan={plan} currentPlan={currentPlan} purchase={purchase} />
    </article>
  );
}
