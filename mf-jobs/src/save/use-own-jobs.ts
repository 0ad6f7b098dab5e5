import { savedJobsMax } from '@sabi/contracts/hiring/field-limits';
import type { listSavedNumbersRoute, MarkedJobs, saveJobRoute } from '@sabi/contracts/http/hiring/job-search';
import { isRefusal, request } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useOnReconnect } from '@sabi/ui/network';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendJson } from '../apply/send-json';

const markedPath: (typeof listSavedNumbersRoute)['path'] = '/api/hiring/v1/my/saved-job-numbers';
const savePath: (typeof saveJobRoute)['path'] = '/api/hiring/v1/my/saved-jobs/{no}';

interface OwnJobs {
  isSaved(publicNo: number): boolean;
  /** @returns the id of the account's application; null also while it is not known */
  applicationTo(publicNo: number): string | null;
  /** Shows at once, and is taken back where it fails. */
  set(publicNo: number, isSaved: boolean): void;
}

/** Jobs that the account that is signed in has saved or applied to. */
export function useOwnJobs(): OwnJobs {
  const { t } = useTranslation('save');
  const { fetch, toast, clearFailures } = useShell();
  const [{ numbers, applications = [] }, hasFailed, retry] = useMarkedJobs();
  useOnReconnect(() => hasFailed && retry());
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const sending = useRef(new Set<number>());
  const show = (publicNo: number, isSaved: boolean) =>
    setChanged((before) => new Map(before).set(publicNo, isSaved));
  const send = async (publicNo: number, isSaved: boolean) => {
    if (sending.current.has(publicNo)) return;
    sending.current.add(publicNo);
    show(publicNo, isSaved);
    clearFailures?.();
    try {
      const method = isSaved ? 'PUT' : 'DELETE';
      await request(fetch, savePath.replace('{no}', String(publicNo)), { method });
    } catch (error) {
      show(publicNo, !isSaved);
      toast({ title: t(nameFailure(error), { most: savedJobsMax }), tone: 'destructive' });
    } finally {
      sending.current.delete(publicNo);
    }
  };
  return {
    isSaved: (publicNo) => changed.get(publicNo) ?? numbers.includes(publicNo),
    applicationTo: (publicNo) =>
      applications.find(({ public_no: no }) => no === publicNo)?.application_id ?? null,
    set: (publicNo, isSaved) => void send(publicNo, isSaved),
  };
}

/** Empty while they are loading; a job that is saved again stays saved. */
function useMarkedJobs(): [marked: MarkedJobs, hasFailed: boolean, retry: () => void] {
  const { fetch } = useShell();
  const [marked, setMarked] = useState<MarkedJobs>({ numbers: [] });
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    sendJson<MarkedJobs>(fetch, markedPath, { signal }).then(
      (found) => !signal.aborted && setMarked(found),
      () => !signal.aborted && setFailed(true),
    );
    return () => left.abort();
  }, [fetch, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return [marked, hasFailed, retry];
}

function nameFailure(error: unknown): 'tooMany' | 'closed' | 'failed' {
  if (!isRefusal(error)) return 'failed';
  if (error.code === 'SAVED_JOBS_TOO_MANY') return 'tooMany';
  return error.code === 'JOB_CLOSED' || error.code === 'JOB_NOT_FOUND' ? 'closed' : 'failed';
}
