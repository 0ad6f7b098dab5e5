import type { JobSummary } from '@sabi/contracts/http/hiring/jobs';
import { type CloseReason, closeReasons } from '@sabi/contracts/hiring/posting-terms';
import { useShell } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../confirmation/lazy-confirm-dialog';
import { ReasonChoice } from '../../confirmation/reason-choice';
import { useJobStep } from '../../data/jobs';

interface CloseDialogProps {
  job: Pick<JobSummary, 'job_id' | 'version' | 'title' | 'state'>;
  onClose: () => void;
}

/** Closes a job for good, with a reason; discards a draft without one. */
export function CloseDialog({ job, onClose }: CloseDialogProps) {
  const { t } = useTranslation();
  const shell = useShell();
  const step = useJobStep();
  const isDraft = job.state === 'draft';
  const [reason, setReason] = useState<CloseReason>(isDraft ? 'withdrawn' : 'filled');
  const act = isDraft ? 'discard' : 'close';
  const close = async () => {
    await step.mutateAsync({ step: 'close', job_id: job.job_id, version: job.version, reason });
    shell.toast({ tone: 'success', title: t(`acts.${act}.done`), description: job.title });
  };
  return (
    <ConfirmDialog
      title={t(`acts.${act}.title`, { title: job.title })}
      text={t(`acts.${act}.text`)}
      confirmLabel={t(`acts.${act}.label`)}
      failedTitle={t(`acts.${act}.failed`)}
      onConfirm={close}
      onClose={onClose}
    >
      {!isDraft && (
        <ReasonChoice
          legend={t('acts.close.reason')}
          reasons={closeReasons}
          value={reason}
          textOf={(each) => t(`acts.close.reasons.${each}`)}
          onChange={setReason}
        />
      )}
    </ConfirmDialog>
  );
}
