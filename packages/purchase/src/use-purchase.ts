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
  /** What is being ordered; nothing else can be meanwhile. */
  readonly busyWith: SoldItem | null;
  /** To be called by the click itself, which alone may open a window. */
  readonly buy: (request: PaymentRequest) => void;
  /** Goes with every order that it takes something off of. */
  readonly voucher: Voucher;
}

/** Orders a plan or a service and leads to the page where it is paid: in a window of its own, or in this one. */
export function usePurchase(): Purchase {
  const { fetch, toast, logger, session } = useShell();
  const { t } = useTranslation('purchase');
  const queryClient = useQueryClient();
  const invalidateBilling = useInvalidateBilling();
  const isRunning = useRef(false); // a second click may come before the first is drawn
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
      } else navigateAway(url); // who comes back finds a link to the same page
    } catch (error) {
      popup?.close();
      const failure = toPaymentFailure(error);
      if (failure === 'process') logger.error('purchase.failed', error);
      toast({
        tone: 'destructive',
        title: t('purchase.error'),
        description: t(`purchase.errors.${failure}`),
      });
      // What is shown is not what is sold any more.
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
