import type { Catalogue, PlanType } from '@sabi/contracts/http/billing/catalogue';
import { type Purchase, VoucherField } from '@sabi/purchase';
import { useTranslation } from 'react-i18next';
import { Section } from '@sabi/ui/section';
import { PlanOffer } from './plan-offer';
import styles from './plan-offers.module.css';
import { plansAnchor } from './plans-anchor';

interface PlanOffersProps {
  catalogue: Catalogue;
  /** Undefined while loading; null if it could not be loaded. */
  currentPlan: PlanType | null | undefined;
  purchase: Purchase;
}

/** The four plans, side by side where there is room. */
export function PlanOffers({ catalogue, currentPlan, purchase }: PlanOffersProps) {
  const { t } = useTranslation('plans');
  return (
    <Section title={t('plans.title')} anchor={plansAnchor}>
      <p className={styles['text']}>{t('plans.text')}</p>
      <VoucherField voucher={purchase.voucher} />
      <ul className={styles['plans']}>
        {catalogue.plans.map((plan) => (
          <li key={plan.plan_type}>
            <PlanOffer plan={plan} currentPlan={currentPlan} purchase={purchase} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
