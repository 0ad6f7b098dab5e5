import type { ReactNode } from 'react';
import { PlanCard } from './plan-card';
import styles from './plan-cards.module.css';
import type { ShownPlan } from './public-offers';

interface PlanCardsProps<Plan extends ShownPlan> {
  plans: readonly Plan[];
  priceOf: (plan: Plan) => ReactNode;
  actionOf: (plan: Plan) => ReactNode;
  /** Rendered beside a feature that is not available yet. */
  laterActionOf?: (feature: Plan['features'][number]) => ReactNode;
}

/** The four plans, side by side where there is room. */
export function PlanCards<Plan extends ShownPlan>({
  plans,
  priceOf,
  actionOf,
  laterActionOf,
}: PlanCardsProps<Plan>) {
  return (
    <ul className={styles['plans']}>
      {plans.map((plan) => (
        <li key={plan.plan_type} className={styles['plan']}>
          <PlanCard plan={plan} price={priceOf(plan)} action={actionOf(plan)} laterActionOf={laterActionOf} />
        </li>
      ))}
    </ul>
  );
}
