import { useTranslation } from 'react-i18next';
import type { LineSpec } from './field-spec';

const levels = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
const fluency = ['basic', 'conversational', 'fluent', 'native'] as const;

/** Suggestions for a field, in the visitor's language. */
export function useSuggestions(kind: LineSpec['suggestions']): string[] {
  const { t } = useTranslation('editing');
  if (kind === 'levels') return levels.map((level) => t(`suggestions.levels.${level}`));
  if (kind === 'fluency') return fluency.map((level) => t(`suggestions.fluency.${level}`));
  return [];
}
