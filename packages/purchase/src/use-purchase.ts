import type { PaymentRequest } from '@sabi/contracts/http/billing/orders';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvalidateBilling } from './billing-updates';
import { itemOf, requestPayment, type SoldItem } from './billing-calls';
import { toPaymentFailure } from './payment-failure';
import { navigateAway, openPopup } from './popup';
import { catalogueKey } from './queries';
import { reducedPrice, useVoucher, type Voucher } from './use-voucher';

/** Specification, section 9. */
const popupSize = { width: 600, height: 700 };

export interface Purchase {
  /** Item being ordered; no other can be ordered meanwhile. */
  readonly busyWith: SoldItem | null;
  /** Call it in the click handler, as only a click may open a window. */
  readonly buy: (request: PaymentRequest) => void;
  /** Sent with every order that it discounts. */
  readonly voucher: Voucher;
}

/** Orders a plan or a service and opens its payment page, in a popup or in this window. */
export function usePurchase(): Purchase {
  const { fetch, toast, logger, session } = useShell();
  const { t } = useTranslation('purchase');
  const queryClient = useQueryClient();
  const invalidateBilling = useInvalidateBilling();
  const isRunning = useRef(false); // a second click may precede the next render
  const [busyWith, setBusyWith] = useState<SoldItem | null>(null);
  const voucher = useVoucher();

  const order = async (request: PaymentRequest) => {
    const isFree = request.amount === 0;
    const popup = isFree ? null : openPopup({ ...popupSize, text: t('purchase.opening') });
    try {
      const { invoice_url: url } = await requestPayment(fetch, request);
      if (url === null) {
        popup?.close();
        toast({ tone: 'success', title: t('purchase.activated'), description: t('purchase.activatedText') });
      } else if (popup) {
        popup.show(url);
        toast({ tone: 'success', title: t('purchase.opened'), description: t('purchase.openedText') });
      } else navigateAway(url); // on return the visitor finds a link to the page
    } catch (error) {
      popup?.close();
      const failure = toPaymentFailure(error);
      if (failure === 'process') logger.error('purchase.failed', error);
      toast({
        tone: 'destructive',
        title: t('purchase.error'),
        description: t(`purchase.errors.${failure}`),
      });
      // The displayed offer is outdated.
      if (failure === 'priceChanged' || failure === 'notYet')
        await queryClient.invalidateQueries({ queryKey: catalogueKey });
    } finally {
      invalidateBilling();
    }
  };

  const buy = (request: PaymentRequest) => {
    if (isRunning.current) return;
    if (session.state.get().status !== 'signed-in') {
      const kind = request.paymentType === 'subscription' ? 'plan' : 'service';
      toast({ tone: 'destructive', title: t('purchase.login'), description: t(`purchase.loginFor.${kind}`) });
      return;
    }
    isRunning.current = true;
    const item = itemOf(request);
    setBusyWith(item);
    const voucherCode = reducedPrice(voucher, item) === null ? undefined : voucher.applied?.code;
    void order({ ...request, ...(voucherCode && { voucherCode }) }).finally(() => {
      isRunning.current = false;
      setBusyWith(null);
    });
  };
  return { busyWith, buy, voucher };
}
