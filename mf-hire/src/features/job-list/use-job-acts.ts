import type { JobSummary } from '@sabi/contracts/http/hiring/jobs';
import { useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../../data/company-context';
import { useDuplicateJob, useJobStep } from '../../data/jobs';
import { useFailureText } from '../../failures/use-failure-text';
import { hirePaths } from '../../paths';
import type { JobAct } from './job-acts';

/** Actions without confirmation; a toast reports the result, with an undo where possible. */
export function useJobActs() {
  const { t } = useTranslation();
  const shell = useShell();
  const { slug } = useCompany();
  const { mutateAsync: take, isPending, variables } = useJobStep();
  const copy = useDuplicateJob();
  const describe = useFailureText();

  const fail = (act: JobAct, error: unknown) =>
    shell.toast({ tone: 'destructive', title: t(`acts.${act}.failed`), description: describe(error) });

  const duplicate = async ({ job_id: jobId }: JobSummary) => {
    try {
      const draft = await copy.mutateAsync(jobId);
      shell.toast({ tone: 'success', title: t('acts.duplicate.done') });
      shell.navigate(hirePaths(slug).job(draft.job_id));
    } catch (error) {
      fail('duplicate', error);
    }
  };

  const move = async (step: 'approve' | 'publish' | 'pause' | 'confirm', job: JobSummary): Promise<void> => {
    try {
      const { state, version } = await take({ step, job_id: job.job_id, version: job.version });
      shell.toast({
        tone: 'success',
        title:
          state === 'in_review' || state === 'in_approval'
            ? t(`states.${state}.reached`)
            : t(`acts.${step}.done`),
        description: job.title,
        ...(step === 'pause' && {
          action: {
            label: t('undo'),
            onSelect: () => void move('publish', { ...job, version }),
          },
        }),
      });
    } catch (error) {
      fail(step, error);
    }
  };

  return {
    run: (act: Exclude<JobAct, 'close' | 'discard'>, job: JobSummary) =>
      act === 'duplicate' ? duplicate(job) : move(act, job),
    /** Id of the job that is being changed. */
    busyId: isPending ? variables.job_id : copy.isPending ? copy.variables : null,
  };
}
