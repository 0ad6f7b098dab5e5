import type { SavedJob } from '@sabi/contracts/http/hiring/job-search';
import { useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { removeSavedJob, saveJob } from '../job-search-calls';
import { useReload } from '../job-search-queries';
import { useFailureText } from '../use-failure-text';

/** @returns a function that removes a saved job and offers to undo it; a closed job cannot be saved again */
export function useSavedRemoval() {
  const { t } = useTranslation('job-search');
  const { fetch, toast } = useShell();
  const reload = useReload();
  const describe = useFailureText();
  const fail = (title: string, error: unknown) =>
    toast({ tone: 'destructive', title, description: describe(error) });

  const restore = async ({ public_no: no, title }: SavedJob) => {
    try {
      await saveJob(fetch, no);
      toast({ tone: 'success', title: t('saved.restored', { name: title }) });
    } catch (error) {
      fail(t('saved.notRestored'), error);
    }
    await reload();
  };

  return async (job: SavedJob, onGone: () => void): Promise<void> => {
    try {
      await removeSavedJob(fetch, job.public_no);
    } catch (error) {
      fail(t('saved.failed'), error);
      return;
    }
    const undo = { label: t('undo'), onSelect: () => void restore(job) };
    toast({ title: t('saved.removed', { name: job.title }), ...(job.is_open && { action: undo }) });
    onGone();
    await reload();
  };
}
