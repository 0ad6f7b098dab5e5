import { Dialog } from '@sabi/ui/dialog';
import { Shortcuts } from '@sabi/ui/shortcuts';
import { useTranslation } from 'react-i18next';

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

export function KeysDialog({ onClose, ...state }: KeysDialogProps) {
  const { t } = useTranslation(['board', 'applications', 'hire']);
  return (
    <Dialog open title={t('keys.title')} closeLabel={t('hire:close')} onClose={onClose}>
      <Shortcuts
        keys={keys.map(([key, what]) => [key, t(`keys.what.${what}`)])}
        switchLabel={t('applications:keys.on')}
        {...state}
      />
    </Dialog>
  );
}
