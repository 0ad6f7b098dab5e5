import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import { describeDuration, PlanFeatures } from '@sabi/purchase';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Card } from '@sabi/ui/card';
import { Crown, Gift, type LucideIcon, Rocket, Sprout, Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { offerAnchor } from './offer-anchor';
import styles from './plan-card.module.css';
import type { ShownPlan } from './public-offers';

const icons: Record<PlanType, LucideIcon> = { starter: Sprout, basic: Star, pro: Rocket, elite: Crown };

interface PlanCardProps {
  plan: ShownPlan;
  price: ReactNode;
  action: ReactNode;
  laterActionOf: ((feature: ShownPlan['features'][number]) => ReactNode) | undefined;
}

/** One plan: purpose, price, contents and action. */
export function PlanCard({ plan, price, action, laterActionOf }: PlanCardProps) {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  const id = useId();
  const { plan_type: type, popular } = plan;
  const name = plan.name[language];
  const Icon = icons[type];
  return (
    <article
      className={`${styles['frame']} ${popular ? styles['popular'] : ''}`}
      id={offerAnchor(type)}
      tabIndex={-1}
      aria-labelledby={id}
    >
      {popular && <p className={styles['badge']}>{t('plans.popular')}</p>}
      <Card className={styles['card']}>
        <span className={styles['icon']}>
          <Icon size={24} aria-hidden="true" />
        </span>
        <h3 className={styles['name']} id={id}>
          {name}
        </h3>
        <p className={styles['subtitle']}>{t(`plans.${type}.subtitle`)}</p>
        <p className={styles['price']}>
          {price}
          <small className={styles['soft']}>{describeDuration(plan.duration_days, language)}</small>
        </p>
        <div className={styles['action']}>{action}</div>
        <PlanFeatures
          className={styles['holds']}
          label={t('plans.features', { name })}
          features={plan.features}
          laterActionOf={laterActionOf}
        />
        <p className={styles['bonus']}>
          <Gift className={styles['check']} size={18} aria-hidden="true" />
          {t(`plans.${type}.bonus`, { days: plan.duration_days })}
        </p>
      </Card>
    </article>
  );
}
