import type { StatementEvent } from '@sabi/contracts/http/billing/payment-history';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@sabi/shell-sdk/dates';
import { usePlanName } from './use-plan-name';

interface EventText {
  readonly title: string;
  readonly explanation: string | null;
}

/** Describes an event and its reason. */
export function useEventText(event: StatementEvent): EventText {
  const { type, order, reference, effect } = event;
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const nameOf = usePlanName();
  const returned = useReturnText(event);
  const name = order?.name[language];
  switch (type) {
    case 'starter':
      return { title: t('statement.starter'), explanation: t('statement.starterText') };
    case 'used':
      if (event.given_back) return returned;
      return {
        title: reference ? t('statement.usedFor', { reference }) : t('statement.used'),
        explanation: name ? t('statement.usedFrom', { name }) : null,
      };
    case 'refunded':
      return {
        title: name ? t('statement.refunded', { name }) : t('statement.refundedSome'),
        explanation: t('statement.refundedText'),
      };
    case 'ended':
      return {
        title: name ? t('statement.ended', { name }) : t('statement.endedSome'),
        explanation: t('statement.endedText'),
      };
    case 'bought': {
      const title = name ? t('statement.bought', { name }) : t('statement.boughtSome');
      if (!effect || !order) return { title, explanation: null };
      const kind = order.payment_type === 'subscription' ? 'plans' : 'services';
      if (kind === 'services' && (effect.type === 'began' || effect.type === 'extended'))
        return { title, explanation: t(`statement.services.${effect.type}`, { count: effect.days }) };
      const explanation = t(`statement.plans.${effect.type}`, {
        name: name ?? '',
        count: effect.days,
        before: effect.plan ? nameOf(effect.plan) : '',
        date: effect.starts_at ? formatDay(effect.starts_at, language) : '',
      });
      return { title, explanation };
    }
  }
}

/** What a use had taken is back in what it came from, or can be used until a day of its own. */
function useReturnText({ order, reference, changes }: StatementEvent): EventText {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const title = reference ? t('statement.givenBackFor', { reference }) : t('statement.givenBack');
  const end = changes.find(({ type }) => type === 'grant')?.ends_at;
  if (end) return { title, explanation: t('statement.givenBackUntil', { date: formatDay(end, language) }) };
  const name = order?.name[language];
  return { title, explanation: name ? t('statement.givenBackTo', { name }) : null };
}
