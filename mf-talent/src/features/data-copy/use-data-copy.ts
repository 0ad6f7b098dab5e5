import { exportSeconds } from '@sabi/contracts/identity/account-terms';
import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../downloads/save-file';
import { useTryProtected } from '../../step-up/step-up-store';
import { askForCopy, type CopyProgress, receiveCopy } from './fetch-copy';

export type CopyState =
  | { readonly step: 'idle' }
  | { readonly step: 'preparing' }
  | { readonly step: 'receiving'; readonly progress: CopyProgress }
  | { readonly step: 'saved' }
  | { readonly step: 'failed'; readonly failure: AccountFailure };

/** A little longer than the service's limit, so that its own answer arrives. */
const waitMs = (exportSeconds + 5) * 1000;

/** Requests and saves an archive of the owner's data; cancelled when the page is left. */
export function useDataCopy() {
  const { fetch } = useShell();
  const tryProtected = useTryProtected();
  const [state, setState] = useState<CopyState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (next: CopyState) => {
      if (!signal.aborted) setState(next);
    };
    show({ step: 'preparing' });
    let response: Response | undefined;
    const failure = await tryProtected(async () => {
      try {
        response = await askForCopy(fetch, signal);
        return { error: null };
      } catch (error) {
        return { error };
      }
    }, waitMs);
    if (failure || !response) {
      show({ step: 'failed', failure: failure ?? { kind: 'unavailable' } });
      controller.abort(); // cancels a request that may still be pending
      return;
    }
    try {
      const copy = await receiveCopy(response, (progress) => show({ step: 'receiving', progress }));
      if (signal.aborted) return;
      saveFile(copy);
      show({ step: 'saved' });
    } catch {
      show({ step: 'failed', failure: { kind: 'unreachable' } });
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState({ step: 'idle' });
  };

  return { state, start: () => void start(), cancel };
}
