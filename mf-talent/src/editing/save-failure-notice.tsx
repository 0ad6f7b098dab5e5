import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useSignInAgain, useWaitFormat } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import type { SaveFailure } from './use-save';

interface SaveFailureNoticeProps {
  saveFailure: SaveFailure | null;
  onSaveAnew: (() => void) | undefined;
}

/** The form scrolls, and its bar with the button covers the end. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The reason of a failed save and the next step; a toast reports the failure. The input stays in the form. */
export function SaveFailureNotice({ saveFailure, onSaveAnew }: SaveFailureNoticeProps) {
  return (
    saveFailure && (
      <div ref={show}>
        <Explanation saveFailure={saveFailure} onSaveAnew={onSaveAnew} />
      </div>
    )
  );
}

function Explanation({ saveFailure, onSaveAnew }: SaveFailureNoticeProps & { saveFailure: SaveFailure }) {
  const { t } = useTranslation('editing');
  const describe = useFailureText();
  const signInAgain = useSignInAgain();
  if (saveFailure.kind === 'gone') {
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
  if (saveFailure.kind === 'failed' && isSessionGone(saveFailure.failure)) {
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
  return (
    <Notice tone="danger" title={saveFailure.kind === 'full' ? t('full') : describe(saveFailure.failure)} />
  );
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
