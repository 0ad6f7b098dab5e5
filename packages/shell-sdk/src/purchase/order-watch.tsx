import { formatRupiah } from '@sabi/contracts/rupiah';
import type { OrderView } from '@sabi/contracts/http/orders';
import { Button, ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../dates';
import { isInPopup } from '../popup';
import { useLanguage, useShell } from '../react';
import { useTellBilling } from './billing-news';
import { useOrder } from './queries';

interface OrderWatchProps {
  id: string;
  /** The payment page has led back here for it, so that its outcome stays in view. */
  isReturned: boolean;
}

/** One order until it is paid or has expired. */
export function OrderWatch({ id, isReturned }: OrderWatchProps) {
  const { data: order } = useOrder(id);
  // Who has come back for it reads its outcome; whatever became of any other is news since it was pending.
  useOutcome(order, isReturned ? undefined : 'pending');
  if (order?.status === 'pending') return <WaitingNotice order={order} />;
  if (order?.status === 'expired') return <ExpiredNotice order={order} />;
  return order?.status === 'paid' && isReturned ? <PaidNotice order={order} /> : null;
}

/**
 * Says that the payment has arrived, and has everything that depends on it loaded anew.
 * @param statusBefore its first look
 */
function useOutcome(order: OrderView | undefined, statusBefore: OrderView['status'] | undefined): void {
  const { toast } = useShell();
  const { t } = useTranslation('purchase');
  const language = useLanguage();
  const tellBilling = useTellBilling();
  const before = useRef(statusBefore);
  const status = order?.status;
  const name = order?.name[language];
  useEffect(() => {
    if (!status) return;
    const was = before.current;
    before.current = status;
    // One that has ended may be paid all the same, late or once a person has looked.
    if (was === status || (was !== 'pending' && was !== 'expired')) return;
    tellBilling();
    if (status !== 'paid') return;
    toast({ tone: 'success', title: t('orders.paid'), description: t('orders.paidText', { name }) });
  }, [status, name, toast, t, tellBilling]);
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
