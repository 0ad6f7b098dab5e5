import type { OrderView } from '@sabi/contracts/http/billing/orders';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvalidateBilling } from './billing-updates';
import { isInPopup } from './popup';
import { useOrder } from './queries';

interface OrderStatusProps {
  id: string;
  /** Returned from its payment page, so its outcome stays visible. */
  isReturned: boolean;
}

/** An order until it is paid or has expired. */
export function OrderStatus({ id, isReturned }: OrderStatusProps) {
  const { data: order } = useOrder(id);
  // After a return from the payment page the notice below shows the outcome; other orders get a toast when they change.
  useOutcome(order, isReturned ? undefined : 'pending');
  if (order?.status === 'pending') return <WaitingNotice order={order} />;
  if (order?.status === 'expired') return <ExpiredNotice order={order} />;
  return order?.status === 'paid' && isReturned ? <PaidNotice order={order} /> : null;
}

/**
 * Shows a toast once the order is paid, and reloads everything that depends on it.
 * @param statusBefore the first status to compare with
 */
function useOutcome(order: OrderView | undefined, statusBefore: OrderView['status'] | undefined): void {
  const { toast } = useShell();
  const { t } = useTranslation('purchase');
  const language = useLanguage();
  const invalidateBilling = useInvalidateBilling();
  const before = useRef(statusBefore);
  const status = order?.status;
  const name = order?.name[language];
  useEffect(() => {
    if (!status) return;
    const was = before.current;
    before.current = status;
    // An expired order may still be paid, late or by the team's decision.
    if (was === status || (was !== 'pending' && was !== 'expired')) return;
    invalidateBilling();
    if (status !== 'paid') return;
    toast({ tone: 'success', title: t('orders.paid'), description: t('orders.paidText', { name }) });
  }, [status, name, toast, t, invalidateBilling]);
}

function WaitingNotice({ order }: { order: OrderView }) {
  const { t } = useTranslation('purchase');
  const language = useLanguage();
  const { amount, invoice_url: url, expires_at: expiresAt, name } = order;
  if (!url || !expiresAt) return null;
  const time = formatMoment(expiresAt, language);
  const target = isInPopup() ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <Notice
      tone="info"
      title={t('orders.waiting', { name: name[language] })}
      actions={
        <ButtonLink variant="secondary" href={url} {...target}>
          {t('orders.pay')}
        </ButtonLink>
      }
    >
      {t('orders.waitingText', { amount: formatRupiah(amount), time })}
    </Notice>
  );
}

function ExpiredNotice({ order }: { order: OrderView }) {
  const { t } = useTranslation('purchase');
  const language = useLanguage();
  const reason = order.underpaid ? 'underpaid' : 'expired';
  const text = order.underpaid_settled ? 'settled' : reason;
  return (
    <Notice tone="danger" title={t(`orders.${reason}`, { name: order.name[language] })}>
      {t(`orders.${text}Text`)}
    </Notice>
  );
}

function PaidNotice({ order: { name } }: { order: OrderView }) {
  const { t } = useTranslation('purchase');
  const language = useLanguage();
  return (
    <Notice
      tone="success"
      title={t('orders.paid')}
      actions={isInPopup() && <Button onClick={() => window.close()}>{t('orders.close')}</Button>}
    >
      {t('orders.paidText', { name: name[language] })}
    </Notice>
  );
}
