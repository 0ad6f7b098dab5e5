import type { VoucherPreview } from '@sabi/contracts/http/billing/order-previews';
import { useState } from 'react';
import type { SoldItem } from './billing-calls';
import { toVoucherFault, type VoucherFault } from './payment-failure';
import { useVoucherPreview } from './queries';

export interface Voucher {
  /** Discounts by item; null without an applied voucher. */
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
    // Also for a code that was applied before, whose earlier discount is still in memory.
    fault: error && !isFetching ? toVoucherFault(error) : null,
    apply: (wanted) => {
      if (wanted === code) void refetch();
      else setCode(wanted);
    },
    remove: () => setCode(null),
  };
}

/** @returns the price of an item with the voucher; null where it gives no discount */
export function reducedPrice({ applied }: Voucher, item: SoldItem): number | null {
  const found = applied?.prices.find(({ item: each }) => each === item);
  return found && found.amount < found.price ? found.amount : null;
}
