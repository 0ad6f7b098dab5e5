import { type RefObject, useLayoutEffect } from 'react';
import { pendingSubmitAttribute } from '../pending-submit';

/**
 * Submits a form in which Enter was pressed before hydration. In a layout effect, before another key press can submit it
 * too.
 */
export function usePendingSubmit(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady || !form.current?.hasAttribute(pendingSubmitAttribute)) return;
    form.current.removeAttribute(pendingSubmitAttribute);
    form.current.requestSubmit();
  }, [form, isReady]);
}
