import { ShortcutHelp } from '@sabi/ui/shortcuts';
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

export function KeyHelp(state: KeyHelpProps) {
  const { t } = useTranslation('inbox');
  return (
    <ShortcutHelp
      className={styles['keys']}
      title={t('keys.title')}
      keys={keys.map(([key, what]) => [key, t(`keys.what.${what}`)])}
      switchLabel={t('keys.on')}
      {...state}
    />
  );
}
