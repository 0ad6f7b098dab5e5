import { Dialog } from '@sabi/ui/dialog';
import { useTranslation } from 'react-i18next';
import { useDesk } from './desk-store';
import styles from './key-list.module.css';

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['a', 'assign'],
  ['e', 'resolve'],
  ['x', 'refuse'],
  ['i', 'ask'],
  ['f', 'freeze'],
  ['/', 'search'],
  ['1–9', 'queue'],
  ['?', 'list'],
] as const;

/** The keyboard shortcuts, with a switch for single letters. */
export function KeyList() {
  const { t } = useTranslation();
  const setKeyListOpen = useDesk((desk) => desk.setKeyListOpen);
  const areKeysOn = useDesk((desk) => desk.areKeysOn);
  const setKeysOn = useDesk((desk) => desk.setKeysOn);
  return (
    <Dialog
      open
      title={t('keys.title')}
      description={t('keys.text')}
      closeLabel={t('close')}
      onClose={() => setKeyListOpen(false)}
    >
      <dl className={styles['keys']}>
        {keys.map(([key, name]) => (
          <div key={key} className={styles['row']}>
            <dt>
              <kbd className={styles['key']}>{key}</kbd>
            </dt>
            <dd className={styles['what']}>{t(`keys.what.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles['switch']}>
        <input type="checkbox" checked={areKeysOn} onChange={(event) => setKeysOn(event.target.checked)} />{' '}
        {t('keys.on')}
      </label>
    </Dialog>
  );
}
