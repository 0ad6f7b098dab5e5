import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../failures/use-failure-text';
import { formatLocalClock } from '@sabi/shell-sdk/dates';
import { useEditor } from './editor-store';
import styles from './editor.module.css';

/** Whether all changes are saved. */
export function SaveLine() {
  const { t } = useTranslation('editor');
  const language = useLanguage();
  const describe = useFailureText();
  const saveState = useEditor((state) => state.saveState);
  const savedAt = useEditor((state) => state.savedAt);
  const error = useEditor((state) => state.saveError);
  const isDraft = useEditor((state) => state.job.state === 'draft');
  const text = () => {
    if (saveState === 'failed') return `${t('save.failed')} ${describe(error)}`;
    if (saveState === 'changed') return t(isDraft ? 'save.soon' : 'save.changed');
    if (saveState === 'saved' && savedAt)
      return t('save.savedAt', { time: formatLocalClock(savedAt, language) });
    return t(`save.${saveState}`);
  };
  return (
    <p className={styles['saveLine']} role="status" data-failed={saveState === 'failed' || undefined}>
      {text()}
    </p>
  );
}
