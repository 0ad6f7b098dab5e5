import { planFacts } from '@sabi/shared-texts/catalogue';
import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import type { PlanOutcome } from '@sabi/contracts/http/billing/order-previews';
import { formatDay } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import styles from './plan-button.module.css';
import { usePlanOutcomes } from './queries';

/** The effect of buying this plan on the account's current one; empty without one. */
export function PlanOutcomeText({ id, type }: { id: string; type: PlanType }) {
  const { data } = usePlanOutcomes();
  const outcome = data?.outcomes.find(({ plan_type: each }) => each === type);
  if (!outcome || outcome.effect === 'begins') return null;
  return (
    <p className={styles['outcome']} id={id}>
      <Sentence outcome={outcome} effect={outcome.effect} />
    </p>
  );
}

function Sentence({
  outcome,
  effect,
}: {
  outcome: PlanOutcome;
  effect: Exclude<PlanOutcome['effect'], 'begins'>;
}) {
  const { t } = useTranslation('purchase');
  const language = useLanguage();
  const nameOf = (type: PlanType | null) =>
    planFacts.find(({ plan_type: each }) => each === type)?.name[language] ?? '';
  return t(`outcome.${effect}`, {
    name: nameOf(outcome.plan_type),
    current: nameOf(outcome.current_plan),
    count: outcome.current_days_left ?? 0,
    start: formatDay(outcome.starts_at, language),
    end: formatDay(outcome.ends_at, language),
  });
}
