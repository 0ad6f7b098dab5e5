import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import type { RemoteModule, ShellContext } from '@sabi/shell-sdk';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { UnavailableMessage } from '../chrome/unavailable-message';
import { FailurePanel } from './failure-panel';
import { mountRemote } from './mount-remote';
import styles from './remote-slot.module.css';
import { SlotSkeleton } from './slot-skeleton';

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
  const { element, state, attempt, place, tryAgain } = useRemoteMount(props);
  // Navigating away from a page that failed retries with the next one.
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    if (state === 'failed') tryAgain();
  }
  const readable = prerenderedAt !== null && (place.generation === 0 || place.content.length > 0);
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
        key={place.generation}
        ref={element}
        // Contains the remote's own tree: React keeps the server's markup as it is.
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    </div>
  );
}

/** The element for the remote: a new one with each generation, as an element that was used cannot be used again. */
interface Place {
  readonly generation: number;
  /** What a new element holds at first: the server's markup, where the page never came to react. */
  readonly content: readonly Node[];
}

/** Mounts the remote in the element at each attempt. */
function useRemoteMount({ remote, prerenderedAt, loadModule, createContext }: RemoteSlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SlotState>('loading');
  const [attempt, setAttempt] = useState(0);
  const [place, setPlace] = useState<Place>({ generation: 0, content: [] });

  const start = useEffectEvent(() =>
    mountRemote(
      { remote, findElement: () => element.current, prerenderedAt, loadModule, createContext },
      {
        onMounted: () => setState('mounted'),
        onFailed: ({ isElementUsed, sent }) => {
          setState('failed');
          if (isElementUsed) setPlace(({ generation }) => ({ generation: generation + 1, content: sent }));
        },
      },
    ),
  );

  // Before the browser paints, so that the text stays in view.
  useLayoutEffect(() => {
    if (place.generation > 0) element.current?.replaceChildren(...place.content);
  }, [place]);

  // A new registry alone does not mount a page again: only a new slot or a retry does.
  useEffect(() => start(), [attempt]);

  const tryAgain = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return { element, state, attempt, place, tryAgain };
}
