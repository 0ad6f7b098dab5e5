import { Dialog } from '@sabi/ui/dialog';
import { Shortcuts } from '@sabi/ui/shortcuts';
import { useTranslation } from 'react-i18next';
import { useDesk } from './desk-store';

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
      <Shortcuts
        keys={keys.map(([key, what]) => [key, t(`keys.what.${what}`)])}
        switchLabel={t('keys.on')}
        areOn={areKeysOn}
        onSwitch={setKeysOn}
      />
    </Dialog>
  );
}
