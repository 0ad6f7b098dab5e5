import { useTranslation } from 'react-i18next';
import styles from './applications.module.css';

interface KeyHelpProps {
  /** Each key with the name of its text. */
  keys: readonly (readonly [key: string, what: KeyName])[];
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
}

export type KeyName = 'next' | 'open' | 'select' | 'move' | 'reject' | 'undo' | 'neighbours';

/** The page's shortcuts, with a switch: single characters may be in the way of speech input. */
export function KeyHelp({ keys, areOn, onSwitch }: KeyHelpProps) {
  const { t } = useTranslation('applications');
  return (
    <details className={styles['keys']}>
      <summary>{t('keys.title')}</summary>
      <dl className={styles['keyList']}>
        {keys.map(([key, what]) => (
          <div key={key} className={styles['keyRow']}>
            <dt>
              <kbd className={styles['key']}>{key}</kbd>
            </dt>
            <dd>{t(`keys.what.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles['reason']}>
        <input type="checkbox" checked={areOn} onChange={({ target }) => onSwitch(target.checked)} />
        {t('keys.on')}
      </label>
    </details>
  );
}
