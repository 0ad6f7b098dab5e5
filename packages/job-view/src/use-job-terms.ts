import type { PageCard } from '@sabi/contracts/http/hiring/pages';
import { useTranslation } from 'react-i18next';

type Terms = Pick<PageCard, 'contract' | 'part_time' | 'level'>;

/** Contract and level in words; null where not stated. */
export function useJobTerms({ contract, part_time: isPartTime, level }: Terms) {
  const { t } = useTranslation('job-view');
  const parts = [contract && t(`contract.${contract}`), isPartTime && t('partTime')].filter(Boolean);
  return {
    contract: parts.length > 0 ? parts.join(', ') : null,
    level: level && t(`level.${level}`),
  };
}
