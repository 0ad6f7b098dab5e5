import { pendingCvs } from '@sabi/cv-report/pending-cv';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import { cvAccept } from '@sabi/contracts/profile/cv-accept';
import type { SignedInUser } from '@sabi/shell-sdk';
import { Button } from '@sabi/ui/button';
import { ProgressBar } from '@sabi/ui/progress-bar';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../apply-form.module.css';
import { type UploadState, useCvUpload } from './use-cv-upload';

export interface CvUploadProps {
  user: SignedInUser;
  /** The application was sent before the CV was there. */
  isWaitedFor: boolean;
  /** Called with each CV that was stored. */
  onStored: (cv: Cv) => void;
  onSending: (isSending: boolean) => void;
}

/** For a talent without a CV: adds one here. One that was chosen at sign-up is sent at once. */
export function CvUpload({ user, isWaitedFor, onStored, onSending }: CvUploadProps) {
  const { t } = useTranslation('apply');
  const { state, upload, retry } = useCvUpload(user.id, onStored);
  const input = useRef<HTMLInputElement>(null);
  usePendingCv(user.email, upload);
  const isSending = state.step === 'sending';
  const report = useEffectEvent(onSending);
  useEffect(() => report(isSending), [isSending]);
  return (
    <div className={styles['facts']}>
      <UploadLine state={state} />
      {isWaitedFor && isSending && <p role="alert">{t('cv.wait')}</p>}
      {!isSending && (
        <p className={styles['uploadActs']}>
          {state.step === 'failed' && state.canRetry && (
            <Button variant="secondary" onClick={retry}>
              {t('cv.again')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => input.current?.click()}>
            {t(state.step === 'failed' ? 'cv.other' : 'cv.add')}
          </Button>
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={cvAccept}
        hidden
        aria-label={t('cv.add')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = ''; // allows choosing the same file again
          if (file) void upload(file).catch(() => undefined);
        }}
      />
    </div>
  );
}

function UploadLine({ state }: { state: UploadState }) {
  const { t } = useTranslation('apply');
  switch (state.step) {
    case 'idle':
      return (
        <>
          <p>{t('cv.none')}</p>
          <p>{t('cv.formats')}</p>
        </>
      );
    case 'sending': {
      const label = t('cv.sending', { file: state.fileName });
      return (
        <>
          <p role="status">{label}</p>
          <ProgressBar percent={state.percent} label={label} />
        </>
      );
    }
    case 'failed':
      return <p role="alert">{t(`cv.faults.${state.fault}`)}</p>;
  }
}

/** The CV that was chosen at sign-up waits in this browser until its account is signed in. */
function usePendingCv(email: string, upload: (file: File) => Promise<void>): void {
  const take = useEffectEvent(() => pendingCvs.handOver(email, upload));
  useEffect(() => {
    // A failure is shown; the next visit tries again.
    take().catch(() => undefined);
  }, []);
}
