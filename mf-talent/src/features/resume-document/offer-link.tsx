import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';

/** Link to the offer of premium templates. */
export function OfferLink() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ButtonLink variant="secondary" href={`${localizedPath(language, '/dashboard')}#plans`}>
      {t('document.offer')}
    </ButtonLink>
  );
}
