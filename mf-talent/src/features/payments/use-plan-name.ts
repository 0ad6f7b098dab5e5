import { planFacts } from '@sabi/shared-texts/catalogue';
import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import { useLanguage } from '@sabi/shell-sdk/react';

/** @returns the name of a plan in the visitor's language */
export function usePlanName(): (type: PlanType) => string {
  const language = useLanguage();
  return (type) => planFacts.find(({ plan_type: each }) => each === type)?.name[language] ?? type;
}

export const isPlan = (item: string): item is PlanType =>
  planFacts.some(({ plan_type: type }) => type === item);
