import { localizedPath } from '@sabi/contracts/language';
import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../failures/use-failure-text';
import { LoadingStatus } from '../../layout/loading-status';
import { ConsentQuestion } from './consent-question';
import { RedirectToSignIn } from './redirect-to-sign-in';
import { useAuthorization } from './use-authorization';

/** Grants or denies an application access. */
export function Consent({ authorizationId }: { authorizationId: string }) {
  const { loaded, retry } = useAuthorization(authorizationId);
  if (loaded.status === 'failed' && isFactorMissing(loaded.failure)) return <RedirectToSignIn isNeeded />;
  if (loaded.status === 'failed') return <ConsentFailed failure={loaded.failure} onRetry={retry} />;
  if (loaded.status === 'asked') return <ConsentQuestion authorization={loaded.authorization} />;
  return <LoadingStatus />;
}

/** Whether the request was rejected because the session lacks its second factor. */
function isFactorMissing(failure: AccountFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'insufficient_aal';
}

/** A rejected request is final; other failures can be retried. */
export function ConsentFailed({ failure, onRetry }: { failure: AccountFailure; onRetry: () => void }) {
  const { t } = useTranslation(['auth', 'consent']);
  const { language } = useShell();
  const describe = useFailureText();
  const isOver = failure.kind === 'refused';
  return (
    <Notice
      tone="danger"
      title={t(isOver ? 'consent:overTitle' : 'consent:failedTitle')}
      actions={
        <>
          {!isOver && <Button onClick={onRetry}>{t('onboardingRedirect.retry')}</Button>}
          <ButtonLink variant="secondary" href={localizedPath(language, '/')}>
            {t('onboardingRedirect.home')}
          </ButtonLink>
        </>
      }
    >
      {isOver ? t('consent:overText') : describe(failure, t('failures.unavailable'))}
    </Notice>
  );
}
