import { type ComponentType, Suspense } from 'react';
import { type ContentOptions, createLazyContent } from './lazy-content';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Retries after a failure. @throws where the code cannot be loaded */
  preload(): Promise<void>;
};

interface LazyOptions<Props> extends ContentOptions<Props> {
  /** Shown while the code is loading; nothing by default. */
  Waiting?: ComponentType<Props>;
}

/**
 * A lazily loaded component. Unlike React's `lazy` it shows loading and failure in its own place.
 * `lazyComponent(() => import('./history-panel').then((module) => module.HistoryPanel))`
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, ...options }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const { Content, preload } = createLazyContent(load, options);
  function Lazy(props: Props) {
    return (
      <Suspense fallback={Waiting && <Waiting {...props} />}>
        <Content {...props} />
      </Suspense>
    );
  }
  return Object.assign(Lazy, { preload });
}

/** For `Missing` of an optional part. */
export const Nothing = (): null => null;
