import { joinPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { hasCode, useFailureText } from './use-failure-text';

interface FailureNoticeProps {
  error: unknown;
  title: string;
  /** Sent with what failed: names the company to join where it exists. */
  nib?: string;
}

/** Reason of a failure, with links where its text names them; renders nothing without a failure. */
export function FailureNotice({ error, title, nib = '' }: FailureNoticeProps) {
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
          <>
            <ButtonLink href={`${localizedPath(language, joinPath)}?${new URLSearchParams({ nib })}`}>
              {t('claim.ask')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={localizedPath(language, '/contact-us')}>
              {t('approval.contact')}
            </ButtonLink>
          </>
        )
      }
    >
      <p>{describe(error)}</p>
    </Notice>
  );
}
