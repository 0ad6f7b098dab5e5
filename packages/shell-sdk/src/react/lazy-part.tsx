import { type ComponentType, use, useState } from 'react';
import { createLazyContent } from './lazy-content';
import { PartsContext } from './parts-context';

interface LazyPartProps {
  className?: string | undefined;
  /** Loads the code; the page is unchanged until it is there. A part wanted once remains. */
  wanted: boolean;
}

export type LazyPart = ComponentType<LazyPartProps> & {
  preload(): Promise<void>;
};

/**
 * A part shown after a click, but included in the page's HTML. The server's markup is not hydrated until the part is
 * needed.
 */
export function lazyPart(load: () => Promise<ComponentType>): LazyPart {
  const { Content, preload } = createLazyContent(load);

  function Part({ wanted, className }: LazyPartProps) {
    const onServer = use(PartsContext) !== null;
    const [live, setLive] = useState(wanted || onServer);
    if (wanted && !live) setLive(true);
    if (!live && !wanted) {
      const sent = { __html: '' };
      return <div key="sent" className={className} dangerouslySetInnerHTML={sent} suppressHydrationWarning />;
    }
    return (
      <div key="live" className={className}>
        <Content />
      </div>
    );
  }

  return Object.assign(Part, { preload });
}
