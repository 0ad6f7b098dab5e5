import type { AnswerAllowance } from '@sabi/contracts/http/ai/answer-allowance';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';

/** @returns a function for the message of a used-up allowance: its size and when it renews */
export function useLimitText(): (allowance: AnswerAllowance) => string {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  return ({ limit, renews_at: renewsAt }) =>
    t('allowance.none', { limit, time: formatMoment(renewsAt ?? new Date().toISOString(), language) });
}
