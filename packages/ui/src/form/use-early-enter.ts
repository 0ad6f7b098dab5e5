import { type RefObject, useLayoutEffect } from 'react';
import { wantedAttribute } from '../early-enter';

/** Sends a form in which Enter was pressed before it was alive. Before the next press can, so never twice. */
export function useEarlyEnter(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady || !form.current?.hasAttribute(wantedAttribute)) return;
    form.current.removeAttribute(wantedAttribute);
    form.current.requestSubmit();
  }, [form, isReady]);
}
