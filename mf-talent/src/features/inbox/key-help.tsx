import { useTranslation } from 'react-i18next';
import styles from './inbox.module.css';

const keys = [
  ['j k', 'move'],
  ['Enter', 'open'],
  ['e', 'archive'],
  ['u', 'unread'],
  ['Esc', 'close'],
] as const;

interface KeyHelpProps {
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
}

/** The page's shortcuts, with a switch: single characters may be in the way of speech input. */
export function KeyHelp({ areOn, onSwitch }: KeyHelpProps) {
  const { t } = useTranslation('inbox');
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
      <label className={styles['keySwitch']}>
        <input type="checkbox" checked={areOn} onChange={({ target }) => onSwitch(target.checked)} />
        {t('keys.on')}
      </label>
    </details>
  );
}
