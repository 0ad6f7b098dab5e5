import { localizedPath } from '@sabi/contracts/language';
import { describeFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../failures/use-failure-text';

/** The profile could not be loaded: offers to retry, leave, or sign in again. */
export function ProfileLoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const shell = useShell();
  const describe = useFailureText();
  const failure = describeFailure(error);
  const hasEnded = failure.kind === 'refused' && failure.code === 'session_not_found';
  const signInAgain = () => tryAccount(shell, (client) => client.signOut({ scope: 'local' }));
  return (
    <Notice
      tone="danger"
      title={t('onboardingRedirect.failedTitle')}
      actions={
        <>
          {hasEnded ? (
            <Button onClick={() => void signInAgain()}>{t('onboardingRedirect.signInAgain')}</Button>
          ) : (
            <Button onClick={onRetry}>{t('onboardingRedirect.retry')}</Button>
          )}
          <ButtonLink variant="secondary" href={localizedPath(shell.language, '/')}>
            {t('onboardingRedirect.home')}
          </ButtonLink>
        </>
      }
    >
      {describe(failure, t('failures.unavailable'))}
    </Notice>
  );
}
