import { useAccountId, useSession, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keepWish, takeWish } from './save-wish';
import { useSavedJobs } from './use-saved-jobs';

export interface JobSaveProps {
  publicNo: number;
  /** The visitor has pressed the button before this code was there. */
  isWanted: boolean;
}

/** Saves a job, or removes it. A visitor without a session signs in first, and comes back to this page. */
export function JobSave({ publicNo, isWanted }: JobSaveProps) {
  const accountId = useAccountId();
  return accountId ? (
    <Toggle key={accountId} publicNo={publicNo} isWanted={isWanted} />
  ) : (
    <SignInFirst publicNo={publicNo} />
  );
}

function SignInFirst({ publicNo }: Pick<JobSaveProps, 'publicNo'>) {
  const { t } = useTranslation('save');
  const { location, navigate } = useShell();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'unknown') return;
    keepWish(publicNo);
    navigate('/auth', { state: { returnTo: location.get().pathname } });
  }, [status, publicNo, location, navigate]);
  return (
    <Button variant="secondary" size="lg" block busy>
      {t('do')}
    </Button>
  );
}

function Toggle({ publicNo, isWanted }: JobSaveProps) {
  const { t } = useTranslation('save');
  const jobs = useSavedJobs();
  const button = useRef<HTMLButtonElement>(null);
  const isWish = useRef(isWanted);
  useEffect(() => {
    if (isWanted) button.current?.focus();
    const isWished = takeWish(publicNo) || isWish.current;
    isWish.current = false;
    if (isWished) jobs.set(publicNo, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a wish counts once
  }, []);
  const isSaved = jobs.isSaved(publicNo);
  return (
    <Button ref={button} variant="secondary" size="lg" block onClick={() => jobs.set(publicNo, !isSaved)}>
      {t(isSaved ? 'done' : 'do')}
    </Button>
  );
}
