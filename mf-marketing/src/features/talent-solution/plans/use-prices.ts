import type { Catalogue, PlanType } from '@sabi/contracts/http/billing';
import { requestJson } from '@sabi/shell-sdk/http';
import { useSession, useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';

/** Whole rupiah. */
export interface PlanPrice {
  readonly price: number;
  readonly listPrice: number;
}

type Loaded = ReadonlyMap<PlanType, PlanPrice>;

/** `hidden`: there is no session, or the service sees none. */
export type Prices =
  | { readonly status: 'hidden' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly prices: Loaded };

/** One for all renders: what is drawn with it is not drawn again. */
const hidden: Prices = { status: 'hidden' };

/** What plans cost, for who is signed in; asked for then and not before. */
export function usePrices(): { prices: Prices; retry: () => void } {
  const { fetch, logger } = useShell();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const [attempt, setAttempt] = useState(0);
  const question = userId && `${userId} ${attempt}`;
  const [answer, setAnswer] = useState<{ to: string; prices: Prices }>();

  useEffect(() => {
    if (!question) return;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (prices: Prices) => !signal.aborted && setAnswer({ to: question, prices });
    requestJson<Catalogue>(fetch, '/api/billing/v1/catalogue', { signal })
      .then((catalogue) => tell(readPrices(catalogue)))
      .catch((error: unknown) => {
        if (!signal.aborted) logger.error('plans.prices.failed', error);
        tell({ status: 'failed' });
      });
    return () => controller.abort();
  }, [fetch, logger, question]);

  const retry = () => setAttempt(attempt + 1);
  if (!question) return { prices: hidden, retry };
  return { prices: answer?.to === question ? answer.prices : { status: 'loading' }, retry };
}

function readPrices({ plans }: Catalogue): Prices {
  const prices = new Map<PlanType, PlanPrice>();
  for (const { plan_type: type, price, list_price: listPrice } of plans) {
    if (price !== null && listPrice !== null) prices.set(type, { price, listPrice });
  }
  return prices.size > 0 ? { status: 'loaded', prices } : hidden;
}
