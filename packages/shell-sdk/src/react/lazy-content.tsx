import type { Language } from '@sabi/contracts/language';
import { isOnline, PartLoadFailed, useOnReconnect } from '@sabi/ui/network';
import type { FlatNamespace } from 'i18next';
import {
  type ComponentType,
  createContext,
  // oxlint-disable-next-line sabi/resilient-import -- given what never rejects
  lazy,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { assertNamespace } from './i18n';
import { PartsContext } from './parts-context';
import { textsPart } from './texts';

export interface LazyContent<Props> {
  /** Suspends while the code is loading. Does not throw on failure. */
  readonly Content: ComponentType<Props>;
  /** Retries after a failure. @throws where the code cannot be loaded */
  preload(): Promise<void>;
}

export interface ContentOptions<Props> {
  /** Replaces the notice with a button; loading is retried in any case. */
  Missing?: ComponentType<Props> | undefined;
  /** The chunk's name, `page-…`, for a part that a page shows at once: its files are sent along with the page's HTML. */
  part?: string | undefined;
  /** Namespaces of its texts, loaded with the code. */
  texts?: readonly string[] | undefined;
}

const RetryContext = createContext<() => void>(() => undefined);

/**
 * Code whose loading may fail without the rest of the page: a notice takes its place, and it is loaded again by a button,
 * or once the network is back. A server-rendered page contains it.
 */
export function createLazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Missing = MissingNotice, part, texts }: ContentOptions<Props> = {},
): LazyContent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props> | null> | undefined;
  let isUnderWay = false;
  let failures = 0;

  /** Never rejects, as rendering would propagate the error. */
  const start = () => {
    if (loading && (isUnderWay || loaded)) return loading;
    isUnderWay = true;
    loading = load()
      .then(
        (component) => (loaded = component),
        (error: unknown) => {
          failures += 1;
          // A second failure while online is reported: the release may lack a file.
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
    // The failure may precede this mount.
    useEffect(() => retryOnce(), []);
    useOnReconnect(retry);
    return <Missing {...props} />;
  }

  const createAttempt = () =>
    lazy(async () => ({ default: (await start()) ?? (MissingContent as ComponentType<Props>) }));
  let attempt = createAttempt();

  function Content(props: Props) {
    const parts = use(PartsContext);
    if (part) parts?.add(part);
    const [Component, setComponent] = useState<ComponentType<Props>>(() => loaded ?? attempt);
    const retry = () => {
      attempt = createAttempt();
      startTransition(() => setComponent(() => attempt));
    };
    const content = (
      <RetryContext value={retry}>
        <Component {...props} />
      </RetryContext>
    );
    return texts ? <WithTexts namespaces={texts}>{content}</WithTexts> : content;
  }

  return {
    Content,
    preload: async () => {
      if (!(await start())) throw new Error('The part could not be loaded');
    },
  };
}

/** Suspends while the texts are loading. */
function WithTexts({ namespaces, children }: { namespaces: readonly string[]; children: ReactNode }) {
  const { i18n } = useTranslation([...namespaces] as FlatNamespace[]);
  const parts = use(PartsContext);
  for (const namespace of namespaces) {
    assertNamespace(i18n, namespace);
    parts?.add(textsPart(i18n.language as Language, namespace));
  }
  return children;
}

function MissingNotice() {
  return <PartLoadFailed onRetry={use(RetryContext)} />;
}
