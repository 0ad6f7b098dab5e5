import type { PlanFeature } from '@sabi/shared-texts/catalogue';
import type { Redemption } from '@sabi/contracts/billing/redemption';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { isSold } from './is-sold';
import { describeNotIncluded, describePlanRedemption } from './offer-descriptions';
import styles from './plan-features.module.css';

export interface OfferedFeature extends PlanFeature {
  readonly redemption?: Redemption | null | undefined;
}

interface PlanFeaturesProps<Feature extends OfferedFeature> {
  features: readonly Feature[];
  label: string;
  /** Sets `gap`, margins, and `--plan-feature-gap`. */
  className: string | undefined;
  /** Action for a feature that is not included yet. */
  laterActionOf?: ((feature: Feature) => ReactNode) | undefined;
}

/** Included features and their redemption; separately those that will be included later. */
export function PlanFeatures<Feature extends OfferedFeature>({
  features,
  label,
  className,
  laterActionOf,
}: PlanFeaturesProps<Feature>) {
  const language = useLanguage();
  const included = features.filter(({ redemption }) => isSold(redemption));
  const asking = describePlanRedemption(included, language);
  return (
    <div className={`${styles['holds']} ${className}`}>
      <ul className={styles['included']} aria-label={label}>
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
            <p>{describeNotIncluded(feature[language], language)}</p>
            {laterActionOf?.(feature)}
          </div>
        ))}
    </div>
  );
}
