import type { EventChannel } from '../contract';

/** Messages between remotes of one page, by the browser's EventTarget. */
export function createEventChannel(): EventChannel {
  const target = new EventTarget();
  return {
    emit: (event, detail) => {
      target.dispatchEvent(new CustomEvent(event, { detail: structuredClone(detail) }));
    },
    on: (event, listener) => {
      const handle = (received: Event) => listener((received as CustomEvent<unknown>).detail);
      target.addEventListener(event, handle);
      return () => target.removeEventListener(event, handle);
    },
  };
}
