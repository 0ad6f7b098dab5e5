import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useWaitFormat } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { useSignInAgain } from '../session/use-sign-in-again';
import type { Trouble } from './use-save';

interface TroubleNoticeProps {
  trouble: Trouble | null;
  onSaveAnew: (() => void) | undefined;
}

/** The form scrolls, and its button covers its end. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The reason of a failed save and what to do next; a toast reports the failure itself. The input stays in the form. */
export function TroubleNotice({ trouble, onSaveAnew }: TroubleNoticeProps) {
  return (
    trouble && (
      <div ref={show}>
        <Explanation trouble={trouble} onSaveAnew={onSaveAnew} />
      </div>
    )
  );
}

function Explanation({ trouble, onSaveAnew }: TroubleNoticeProps & { trouble: Trouble }) {
  const { t } = useTranslation('editing');
  const describe = useFailureText();
  const signInAgain = useSignInAgain();
  if (trouble.kind === 'gone') {
    return (
      <Notice
        tone="danger"
        title={t('gone.title')}
        actions={onSaveAnew && <Button onClick={onSaveAnew}>{t('gone.saveAnew')}</Button>}
      >
        {t('gone.text')}
      </Notice>
    );
  }
  if (trouble.kind === 'failed' && isSessionGone(trouble.failure)) {
    return (
      <Notice
        tone="danger"
        title={t('signIn.title')}
        actions={<Button onClick={() => signInAgain(true)}>{t('signIn.open')}</Button>}
      >
        {t('signIn.text')}
      </Notice>
    );
  }
  return <Notice tone="danger" title={trouble.kind === 'full' ? t('full') : describe(trouble.failure)} />;
}

const isSessionGone = (failure: AccountFailure) =>
  failure.kind === 'refused' && failure.code === 'session_not_found';

function useFailureText(): (failure: AccountFailure) => string {
  const { t } = useTranslation('editing');
  const { t: talk } = useTranslation();
  const formatWait = useWaitFormat();
  return (failure) => {
    if (failure.kind === 'refused' && failure.code === 'ACCESS_DENIED') return talk('states.denied');
    if (failure.kind === 'refused') return t('failures.refused');
    if (failure.kind !== 'rate-limited') return t(`failures.${failure.kind}`);
    if (failure.retryAfterSeconds === null) return t('failures.limitedForNow');
    return t('failures.limited', { when: formatWait(failure.retryAfterSeconds) });
  };
}
