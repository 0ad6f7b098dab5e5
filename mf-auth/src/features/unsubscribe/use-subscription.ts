import type { NotificationTopic } from '@sabi/contracts/profile/notification-topics';
import { isRefusal, RequestFailed } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import { followLink } from './subscription-calls';

/** State of the page; `ask` and `stopped` are also initial states. */
export type Step =
  | { readonly at: 'loading' }
  | { readonly at: 'invalid' }
  | { readonly at: 'failed' }
  | { readonly at: 'ask' | 'stopped' | 'resumed'; readonly topic: NotificationTopic };

export interface Subscription {
  readonly step: Step;
  /** Whether the state follows a click. */
  readonly isNews: boolean;
  readonly isBusy: boolean;
  /** Why the last click failed. */
  readonly obstacle: 'failed' | 'chosen-in-settings' | null;
  retry(): void;
  stop(): Promise<void>;
  undo(): Promise<void>;
}

export function useSubscription(token: string): Subscription {
  const { fetch, logger } = useShell();
  const [step, setStep] = useState<Step>({ at: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [isNews, setNews] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Subscription['obstacle']>(null);

  useEffect(() => {
    const { signal, abort } = createAbort();
    followLink(fetch, { token, use: 'view', signal })
      .then(({ topic, is_on }) => !signal.aborted && setStep({ at: is_on ? 'ask' : 'stopped', topic }))
      .catch((error: unknown) => !signal.aborted && setStep(describeObstacle(error)));
    return abort;
  }, [fetch, token, attempt]);

  const change = async (use: 'stop' | 'undo') => {
    setBusy(true);
    setObstacle(null);
    try {
      const { topic, is_on } = await followLink(fetch, { token, use });
      if (use === 'undo' && !is_on) setObstacle('chosen-in-settings');
      else {
        setNews(true);
        setStep({ at: is_on ? 'resumed' : 'stopped', topic });
      }
    } catch (error) {
      logger.error('unsubscribe.failed', error);
      setObstacle('failed');
    } finally {
      setBusy(false);
    }
  };

  return {
    step,
    isNews,
    isBusy,
    obstacle,
    retry: () => {
      setStep({ at: 'loading' });
      setAttempt((count) => count + 1);
    },
    stop: () => change('stop'),
    undo: () => change('undo'),
  };
}

function createAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** A malformed or forged link is rejected for good; any other failure may be temporary. */
function describeObstacle(error: unknown): Step {
  const isFinal = isRefusal(error) && error instanceof RequestFailed && error.status !== 429;
  return { at: isFinal ? 'invalid' : 'failed' };
}
