import { ShortcutHelp } from '@sabi/ui/shortcuts';
import { useTranslation } from 'react-i18next';

interface KeyHelpProps {
  /** Each key with the name of its text. */
  keys: readonly (readonly [key: string, what: KeyName])[];
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
}

export type KeyName =
  | 'next'
  | 'open'
  | 'select'
  | 'move'
  | 'reject'
  | 'undo'
  | 'neighbours'
  | 'original'
  | 'pages'
  | 'zoom';

export function KeyHelp({ keys, ...state }: KeyHelpProps) {
  const { t } = useTranslation('applications');
  return (
    <ShortcutHelp
      title={t('keys.title')}
      keys={keys.map(([key, what]) => [key, t(`keys.what.${what}`)])}
      switchLabel={t('keys.on')}
      {...state}
    />
  );
}
