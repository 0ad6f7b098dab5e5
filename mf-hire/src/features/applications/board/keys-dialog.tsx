import { Dialog } from '@sabi/ui/dialog';
import { useTranslation } from 'react-i18next';
import styles from './board.module.css';

const keys = [
  ['↑ ↓ ← →', 'arrows'],
  ['Home End', 'ends'],
  ['Enter', 'open'],
  ['x', 'select'],
  ['Shift + ↑ ↓', 'extend'],
  ['a', 'all'],
  ['m', 'move'],
  ['r', 'reject'],
  ['z', 'undo'],
  ['Esc', 'escape'],
  ['?', 'help'],
] as const;

interface KeysDialogProps {
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
}

/** The board's shortcuts, with a switch: single characters may be in the way of speech input. */
export function KeysDialog({ areOn, onSwitch, onClose }: KeysDialogProps) {
  const { t } = useTranslation(['board', 'applications', 'hire']);
  return (
    <Dialog open title={t('keys.title')} closeLabel={t('hire:close')} onClose={onClose}>
      <dl className={styles['keyList']}>
        {keys.map(([key, what]) => (
          <div key={what} className={styles['keyRow']}>
            <dt>
              <kbd className={styles['kbd']}>{key}</kbd>
            </dt>
            <dd>{t(`keys.what.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles['switch']}>
        <input type="checkbox" checked={areOn} onChange={({ target }) => onSwitch(target.checked)} />
        {t('applications:keys.on')}
      </label>
    </Dialog>
  );
}
