import type { VoucherPreview } from '@sabi/contracts/http/billing/order-previews';
import { useState } from 'react';
import type { SoldItem } from './billing-calls';
import { toVoucherFault, type VoucherFault } from './payment-failure';
import { useVoucherPreview } from './queries';

/** The one voucher of the page. */
export interface Voucher {
  /** What it takes off of what; null while none is applied. */
  readonly applied: VoucherPreview | null;
  readonly isChecking: boolean;
  readonly fault: VoucherFault | null;
  readonly apply: (code: string) => void;
  readonly remove: () => void;
}

export function useVoucher(): Voucher {
  const [code, setCode] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useVoucherPreview(code);
  return {
    applied: error ? null : (data ?? null),
    isChecking: isFetching && (!data || error !== null),
    // Of one that was applied before as well: what it took off then is still in memory.
    fault: error && !isFetching ? toVoucherFault(error) : null,
    apply: (wanted) => {
      if (wanted === code) void refetch();
      else setCode(wanted);
    },
    remove: () => setCode(null),
  };
}

/** @returns what the voucher leaves to pay for an item; null where it takes nothing off */
export function reducedPrice({ applied }: Voucher, item: SoldItem): number | null {
  const found = applied?.prices.find(({ item: each }) => each === item);
  return found && found.amount < found.price ? found.amount : null;
}
