import { isOnline, MissingPart, useNetworkReturn } from '@sabi/ui/network';
import {
  type ComponentType,
  createContext,
  // oxlint-disable-next-line sabi/resilient-import -- given what never rejects
  lazy,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

export interface LazyContent<Props> {
  /** Suspends while the code is on its way. Never throws because it could not be loaded. */
  readonly Content: ComponentType<Props>;
  /** Tries anew after a failure. @throws where the code cannot be loaded now either */
  preload(): Promise<void>;
}

const RetryContext = createContext<() => void>(() => undefined);

/**
 * Code that cannot be loaded takes nothing else of the page with it: its own place says so, and it is asked for again by a button,
 * and by itself once the network is back.
 * @param Missing in place of a notice with a button; it is tried again all the same
 */
export function createLazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = MissingNotice,
): LazyContent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props> | null> | undefined;
  let isUnderWay = false;
  let failures = 0;

  /** Never rejects: rendering would carry the error out of this place. */
  const start = () => {
    if (loading && (isUnderWay || loaded)) return loading;
    isUnderWay = true;
    loading = load()
      .then(
        (component) => (loaded = component),
        (error: unknown) => {
          failures += 1;
          // Twice with a network is no mishap: a release that lacks a file is found by what its pages report.
          if (failures === 2 && isOnline()) reportError(error);
          return null;
        },
      )
      .finally(() => (isUnderWay = false));
    return loading;
  };

  function MissingContent(props: Props) {
    const retry = use(RetryContext);
    const retryOnce = useEffectEvent(retry);
    // What has failed may have done so long before it is missed here.
    useEffect(() => retryOnce(), []);
    useNetworkReturn(retry);
    return <Missing {...props} />;
  }

  const createAttempt = () =>
    lazy(async () => ({ default: (await start()) ?? (MissingContent as ComponentType<Props>) }));
  let attempt = createAttempt();

  function Content(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props>>(() => loaded ?? attempt);
    const retry = () => {
      attempt = createAttempt();
      startTransition(() => setComponent(() => attempt));
    };
    return (
      <RetryContext value={retry}>
        <Component {...props} />
      </RetryContext>
    );
  }

  return {
    Content,
    preload: async () => {
      if (!(await start())) throw new Error('The part could not be loaded');
    },
  };
}

function MissingNotice() {
  return <MissingPart onRetry={use(RetryContext)} />;
}
