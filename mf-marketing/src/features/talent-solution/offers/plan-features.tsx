import { isSold, notIncludedWords, planRedemptionWords } from '@sabi/shell-sdk/purchase';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './plan-card.module.css';
import type { ShownPlan } from './public-offers';

type Feature = ShownPlan['features'][number];

interface PlanFeaturesProps {
  plan: ShownPlan;
  laterActionOf: ((feature: Feature) => ReactNode) | undefined;
}

/** What is paid for and how each of it is used; apart from it what will be part of it later. */
export function PlanFeatures({ plan: { name, features }, laterActionOf }: PlanFeaturesProps) {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  const included = features.filter(({ redemption }) => isSold(redemption));
  const asking = planRedemptionWords(included, language);
  return (
    <div className={styles['holds']}>
      <ul className={styles['features']} aria-label={t('plans.features', { name: name[language] })}>
        {included.map((feature) => (
          <li key={feature.en} className={styles['feature']}>
            <Check className={styles['check']} size={18} aria-hidden="true" />
            {feature[language]}
          </li>
        ))}
      </ul>
      {asking && <p className={styles['asking']}>{asking}</p>}
      {features
        .filter((feature) => !included.includes(feature))
        .map((feature) => (
          <div key={feature.en} className={styles['later']}>
            <p>{notIncludedWords(feature[language], language)}</p>
            {laterActionOf?.(feature)}
          </div>
        ))}
    </div>
  );
}
