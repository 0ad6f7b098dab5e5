import { useAccountId, useSession, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keepWish, takeWish } from './save-wish';
import { useOwnJobs } from './use-own-jobs';

export interface JobSaveProps {
  publicNo: number;
  /** The visitor has pressed the button before this code was there. */
  isWanted: boolean;
  /** Called with the member's application to the job, and with null once it is not theirs any more. */
  onApplication: (id: string | null) => void;
}

/** Saves a job, or removes it. A visitor without a session signs in first, and comes back to this page. */
export function JobSave(props: JobSaveProps) {
  const accountId = useAccountId();
  return accountId ? <Toggle key={accountId} {...props} /> : <SignInFirst publicNo={props.publicNo} />;
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

function Toggle({ publicNo, isWanted, onApplication }: JobSaveProps) {
  const { t } = useTranslation('save');
  const jobs = useOwnJobs();
  const application = jobs.applicationTo(publicNo);
  const button = useRef<HTMLButtonElement>(null);
  const isWish = useRef(isWanted);
  useEffect(() => {
    if (isWanted) button.current?.focus();
    const isWished = takeWish(publicNo) || isWish.current;
    isWish.current = false;
    if (isWished) jobs.set(publicNo, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a wish counts once
  }, []);
  useEffect(() => {
    if (application) onApplication(application);
  }, [application, onApplication]);
  useEffect(() => () => onApplication(null), [onApplication]);
  const isSaved = jobs.isSaved(publicNo);
  return (
    <Button ref={button} variant="secondary" size="lg" block onClick={() => jobs.set(publicNo, !isSaved)}>
      {t(isSaved ? 'done' : 'do')}
    </Button>
  );
}
