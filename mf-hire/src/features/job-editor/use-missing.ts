import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-store';
import type { NeededField } from './to-posting';

/** @returns the message of a field that was missing at the attempt to publish */
export function useMissing(): (field: NeededField) => string | undefined {
  const { t } = useTranslation('editor');
  const obstacle = useEditor((state) => state.obstacle);
  return (field) =>
    obstacle?.kind === 'missing' && obstacle.fields.includes(field) ? t(`missing.${field}`) : undefined;
}
