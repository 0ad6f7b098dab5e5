import { type ComponentType, Suspense } from 'react';
import { type ContentOptions, createLazyContent } from './lazy-content';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Tries again after a failure. @throws where the code cannot be loaded */
  preload(): Promise<void>;
};

interface LazyOptions<Props> extends ContentOptions<Props> {
  /** While the code is on its way; nothing by default. */
  Waiting?: ComponentType<Props>;
}

/**
 * A component whose code is a file of its own, in place of React's `lazy`: it waits, and fails, in its own place.
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

/** `Missing` of an optional part. */
export const Nothing = (): null => null;
