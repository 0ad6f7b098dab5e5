import { createUuid, isRefusal, request } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useRef, useState } from 'react';

interface Report {
  readonly reason: string;
  readonly text: string;
}

type Failure = 'closed' | 'tooMany' | 'unreachable';

/** Reports a job; a retry has the same id. */
export function useReport(publicNo: number) {
  const { fetch } = useShell();
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [failure, setFailure] = useState<Failure | null>(null);
  const id = useRef<string>(undefined);
  const send = async ({ reason, text }: Report): Promise<void> => {
    setState('sending');
    setFailure(null);
    try {
      await request(fetch, `/api/hiring/v1/jobs/${publicNo}/reports`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ report_id: (id.current ??= createUuid()), reason, ...(text && { text }) }),
      });
      setState('sent');
    } catch (error) {
      setState('open');
      setFailure(nameFailure(error));
    }
  };
  return { state, failure, send };
}

function nameFailure(error: unknown): Failure {
  if (!isRefusal(error)) return 'unreachable';
  if (error.status === 429) return 'tooMany';
  return error.code === 'JOB_CLOSED' || error.code === 'JOB_NOT_FOUND' ? 'closed' : 'unreachable';
}
