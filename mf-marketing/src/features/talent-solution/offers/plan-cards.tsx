import { planFacts, type PlanFacts } from '@sabi/contracts/catalogue';
import type { ReactNode } from 'react';
import { PlanCard } from './plan-card';
import styles from './plan-cards.module.css';

interface PlanCardsProps {
  priceOf: (plan: PlanFacts) => ReactNode;
  actionOf: (plan: PlanFacts) => ReactNode;
}

/** The four plans, side by side where there is room. */
export function PlanCards({ priceOf, actionOf }: PlanCardsProps) {
  return (
    <ul className={styles['plans']}>
      {planFacts.map((plan) => (
        <li key={plan.plan_type} className={styles['plan']}>
          <PlanCard plan={plan} price={priceOf(plan)} action={actionOf(plan)} />
        </li>
      ))}
    </ul>
  );
}
