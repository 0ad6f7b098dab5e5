import type { NewApplication, OwnApplication } from '@sabi/contracts/http/hiring/applications';
import { createUuid, isRefusal, RequestFailed } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useRef, useState } from 'react';
import { type ApplyProblem, nameProblem } from './name-problem';
import { sendJson } from './send-json';

export interface Refusal {
  readonly problem: ApplyProblem;
  /** With ANSWER_MISSING. */
  readonly question: string | null;
}

interface SubmitOptions {
  publicNo: number;
  onSent: (application: OwnApplication) => void;
  /** It was sent earlier. */
  onExists: () => void;
  onRefused: (refusal: Refusal) => void;
  /** The next try is another application. */
  onNewId: (id: string) => void;
}

/** Sends an application once, whatever is clicked meanwhile. */
export function useSubmit({ publicNo, onSent, onExists, onRefused, onNewId }: SubmitOptions) {
  const { fetch } = useShell();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isUnderWay = useRef(false);
  const send = async (application: NewApplication): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setRefusal(null);
    try {
      const path = `/api/hiring/v1/jobs/${publicNo}/applications`;
      onSent(await sendJson<OwnApplication>(fetch, path, { json: application }));
    } catch (error) {
      if (isRefusal(error) && error.code === 'APPLICATION_EXISTS') onExists();
      else {
        const next = describe(error);
        setRefusal(next);
        onRefused(next);
      }
      if (hasEnded(error)) onNewId(createUuid());
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { isSending, refusal, send };
}

function describe(error: unknown): Refusal {
  const problem = nameProblem(error);
  const isNamed = problem === 'ANSWER_MISSING' && error instanceof RequestFailed;
  return { problem, question: isNamed ? error.message : null };
}

/** Whether an application with this id is over, so that another try needs a new one. */
const hasEnded = (error: unknown): boolean =>
  error instanceof RequestFailed &&
  (error.code === 'ENTITLEMENT_USED_UP' ||
    error.code === 'IDEMPOTENCY_KEY_REUSED' ||
    error.code === 'DEPENDENCY_UNAVAILABLE');
