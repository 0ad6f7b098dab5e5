import { localizedPath } from '@sabi/contracts/language';
import { useShell } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';

/** One of the two addresses has confirmed the change. */
export function EmailChangePending() {
  const { t } = useTranslation(['auth', 'mail-links']);
  const { language } = useShell();
  return (
    <Notice
      tone="info"
      title={t('mail-links:mailLink.halfway.newsTitle')}
      actions={
        <ButtonLink variant="secondary" href={localizedPath(language, '/')}>
          {t('onboardingRedirect.home')}
        </ButtonLink>
      }
    >
      {t('mail-links:mailLink.halfway.newsText')}
    </Notice>
  );
}
