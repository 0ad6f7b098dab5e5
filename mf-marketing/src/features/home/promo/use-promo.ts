import { type ComponentType, useEffect, useState } from 'react';
import { isVisitorBusy } from './is-visitor-busy';
import type { PromoDialogProps } from './promo-dialog';
import { promoDelaysMs } from './promo-delays';
import { isPromoDismissed, rememberPromoDismissed } from './promo-memory';

/**
 * Waits for the delay and until the visitor is not busy, and only then loads the dialog's code.
 * @returns the dialog when it has to be shown, otherwise null
 */
export function usePromo(): { Dialog: ComponentType<PromoDialogProps> | null; dismiss: () => void } {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<PromoDialogProps> } | null>(null);

  useEffect(() => {
    if (isPromoDismissed()) return;
    let timer = setTimeout(openOrWait, promoDelaysMs.open);
    let left = false;
    function openOrWait() {
      if (isVisitorBusy()) timer = setTimeout(openOrWait, promoDelaysMs.retry);
      else void load();
    }
    async function load() {
      // oxlint-disable-next-line sabi/resilient-import -- is not missed
      const loaded = await import(/* webpackChunkName: "promo" */ './promo-dialog').catch(() => null);
      // A failed load is ignored.
      if (loaded && !left) setDialog({ Dialog: loaded.PromoDialog });
    }
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);

  return {
    Dialog: dialog?.Dialog ?? null,
    dismiss: () => {
      rememberPromoDismissed();
      setDialog(null);
    },
  };
}
