import { type ComponentType, Suspense } from 'react';
import { createLazyContent } from './lazy-content';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Tries again after a failure. @throws where the code cannot be loaded */
  preload(): Promise<void>;
};

interface LazyOptions<Props> {
  /** While the code is on its way; nothing by default. */
  Waiting?: ComponentType<Props>;
  /** Shown where it cannot be loaded, instead of a notice with a button. It is tried again in any case. */
  Missing?: ComponentType<Props>;
}

/**
 * A component whose code is a file of its own, in place of React's `lazy`: it waits, and fails, in its own place.
 * `lazyComponent(() => import('./history-panel').then((module) => module.HistoryPanel))`
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Missing }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const { Content, preload } = createLazyContent(load, Missing);
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
