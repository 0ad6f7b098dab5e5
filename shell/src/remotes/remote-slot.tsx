import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import type { RemoteModule, ShellContext, Unmount } from '@sabi/shell-sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UnavailableMessage } from '../chrome/unavailable-message';
import { FailurePanel } from './failure-panel';
import styles from './remote-slot.module.css';
import { SlotSkeleton } from './slot-skeleton';
import { reportRemote } from './report-remote';

interface RemoteSlotProps {
  remote: RegisteredRemote;
  /** Path and query of the page in view. */
  address: string;
  /** Path and query of the page that the server rendered into the slot; null without one. */
  prerenderedAt: string | null;
  /** The server sent a message in place of the page. */
  isUnavailable: boolean;
  loadModule: (remote: RegisteredRemote) => Promise<RemoteModule>;
  createContext: (remote: RegisteredRemote, reportFailure: (error: unknown) => void) => ShellContext;
  /** Asks for the newest registry; a retry may find a remote at another address. */
  onRetry: () => Promise<void>;
}

type SlotState = 'loading' | 'mounted' | 'failed';

/** The slot of one remote, which contains its failures. */
export function RemoteSlot(props: RemoteSlotProps) {
  const { remote, address, prerenderedAt, isUnavailable, onRetry } = props;
  const { element, state, attempt, generation, tryAgain } = useRemoteMount(props);
  // Navigating away from a page that failed retries with the next one.
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    if (state === 'failed') tryAgain();
  }
  const readable = prerenderedAt !== null && generation === 0;
  const retry = async () => {
    await onRetry().catch(() => undefined); // the current registry will do
    tryAgain();
  };
  return (
    <div className={styles['slot']} data-remote={remote.name} data-state={state}>
      {state === 'failed' && <FailurePanel compact={readable} onRetry={retry} />}
      {state === 'loading' &&
        !readable &&
        (isUnavailable && attempt === 0 ? <UnavailableMessage /> : <SlotSkeleton />)}
      <div
        key={generation}
        ref={element}
        // Contains the remote's own tree: React keeps the server's markup as it is.
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    </div>
  );
}

/** Mounts the remote in the element at each attempt. A failure after mounting requires a new element. */
function useRemoteMount({ remote, prerenderedAt, loadModule, createContext }: RemoteSlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SlotState>('loading');
  const [attempt, setAttempt] = useState(0);
  /** Counts failed mounts, whose elements cannot be reused. */
  const [generation, setGeneration] = useState(0);

  const start = useEffectEvent((isLeft: () => boolean) => {
    let unmount: Unmount | undefined;
    const fail = (error: unknown) => {
      if (isLeft()) return;
      console.error('remote.failed', remote.name, error);
      reportRemote('failed', remote);
      setState('failed');
      if (unmount) setGeneration((count) => count + 1);
    };
    const mount = async () => {
      if (remote.trafficPercent < 100) reportRemote('shown', remote);
      const module = await loadModule(remote);
      if (isLeft()) return;
      const context = createContext(remote, fail);
      await module.prepare?.(context);
      if (isLeft() || !element.current) return;
      const { pathname, search } = context.location.get();
      // The visitor navigated before hydration: the prerendered markup belongs to another page.
      if (prerenderedAt !== `${pathname}${search}`) element.current.replaceChildren();
      unmount = module.mount(element.current, context);
      setState('mounted');
    };
    mount().catch(fail);
    return () => unmount?.();
  });

  // A new registry alone does not mount a page again: only a new slot or a retry does.
  useEffect(() => {
    let left = false;
    const unmount = start(() => left);
    return () => {
      left = true;
      unmount();
    };
  }, [attempt]);

  const tryAgain = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return { element, state, attempt, generation, tryAgain };
}
