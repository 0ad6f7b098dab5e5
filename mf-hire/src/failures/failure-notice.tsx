import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { hasCode, useFailureText } from './use-failure-text';

/** Reason of a failure, with a link where its text names one; renders nothing without a failure. */
export function FailureNotice({ error, title }: { error: unknown; title: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const describe = useFailureText();
  if (!error) return null;
  return (
    <Notice
      tone="danger"
      title={title}
      actions={
        hasCode(error, 'COMPANY_EXISTS') && (
          <ButtonLink variant="secondary" href={localizedPath(language, '/contact-us')}>
            {t('approval.contact')}
          </ButtonLink>
        )
      }
    >
      <p>{describe(error)}</p>
    </Notice>
  );
}
