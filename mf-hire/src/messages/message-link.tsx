import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { inboxPath } from '../paths';

/** Opens the thread about an application, whose id it has; the first message begins it. */
export function MessageLink({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  return (
    <ButtonLink variant="secondary" href={localizedPath(language, `${inboxPath}?thread=${applicationId}`)}>
      {t('message')}
    </ButtonLink>
  );
}
