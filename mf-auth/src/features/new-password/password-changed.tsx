import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';

/** Said until it has been read: who did not know that the other devices are signed out would take it for a fault. */
export function PasswordChanged({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Notice tone="success" title={t('newPassword.changed.newsTitle')}>
        {t('newPassword.changed.newsText')}
      </Notice>
      <Button size="lg" block onClick={onGoOn}>
        {t('newPassword.changed.goOn')}
      </Button>
    </>
  );
}
