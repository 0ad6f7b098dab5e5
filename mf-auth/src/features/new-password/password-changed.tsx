import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';

/** Stays until it is confirmed, as the sign-out of other devices would otherwise look like an error. */
export function PasswordChanged({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('mail-links');
  return (
    <>
      <Notice tone="success" title={t('newPassword.changed.newsTitle')}>
        {t('newPassword.changed.newsText')}
      </Notice>
      <Button size="lg" block onClick={onContinue}>
        {t('newPassword.changed.continue')}
      </Button>
    </>
  );
}
