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
  /** Suspends while the code is loading. Does not throw where it cannot be loaded. */
  readonly Content: ComponentType<Props>;
  /** Tries again after a failure. @throws where the code cannot be loaded */
  preload(): Promise<void>;
}

const RetryContext = createContext<() => void>(() => undefined);

/**
 * Code whose loading may fail without the rest of the page: a notice takes its place, and it is loaded again by a button, or once
 * the network is back.
 * @param Missing instead of a notice with a button; it is tried again in any case
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
          // A second failure with a network is reported: the release may lack a file.
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
    // The failure may be older than this mount.
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
