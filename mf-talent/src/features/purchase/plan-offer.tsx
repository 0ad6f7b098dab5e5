import type { PlanType } from '@sabi/contracts/http/billing';
import {
  durationWords,
  isSold,
  NoticeButton,
  notIncludedWords,
  OfferPrice,
  PlanButton,
  type Purchase,
  planRedemptionWords,
  reducedPrice,
  type SoldPlan,
} from '@sabi/shell-sdk/purchase';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './plan-offer.module.css';

interface PlanOfferProps {
  plan: SoldPlan;
  /** Undefined while it is being loaded; null where it could not be. */
  currentPlan: PlanType | null | undefined;
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
      <p className={styles['duration']}>{durationWords(plan.duration_days, language)}</p>
      <PlanFeatures plan={plan} />
      <PlanButton plan={plan} currentPlan={currentPlan} purchase={purchase} />
    </article>
  );
}

/** What is paid for and how each of it is used; apart from it what will be part of it later. */
function PlanFeatures({ plan: { name, features } }: { plan: SoldPlan }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const included = features.filter(({ redemption }) => isSold(redemption));
  const asking = planRedemptionWords(included, language);
  return (
    <div className={styles['features']}>
      <ul className={styles['included']} aria-label={t('plans.features', { name: name[language] })}>
        {included.map((feature) => (
          <li key={feature.en} className={styles['feature']}>
            <Check className={styles['check']} size={18} aria-hidden="true" />
            {feature[language]}
          </li>
        ))}
      </ul>
      {asking && <p className={styles['asking']}>{asking}</p>}
      {features.map(
        (feature) =>
          feature.kind &&
          !isSold(feature.redemption) && (
            <div key={feature.en} className={styles['later']}>
              <p>{notIncludedWords(feature[language], language)}</p>
              <NoticeButton kind={feature.kind} name={feature[language]} />
            </div>
          ),
      )}
    </div>
  );
}
