import type { Stage } from '@sabi/contracts/http/hiring/applications';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { ChoiceBar } from '../../layout/choice-bar';

interface StageFilterProps {
  stages: readonly Stage[];
  value: string | null;
  onChange: (stage: string | null) => void;
  /** Whether all stages can be shown together. */
  hasAll?: boolean;
  /** Applications by stage, where they are known. */
  counts?: ReadonlyMap<string, number> | undefined;
}

export function StageFilter({ stages, value, onChange, hasAll = true, counts }: StageFilterProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const choices = [
    ...(hasAll ? [{ value: null, text: t('all') }] : []),
    ...stages.map(({ id, name }) => ({
      value: id,
      text: counts ? `${name[language]} ${counts.get(id) ?? 0}` : name[language],
    })),
  ];
  return <ChoiceBar isWide label={t('filter')} choices={choices} value={value} onChange={onChange} />;
}
