import type { Payment } from '@sabi/contracts/http/billing/payment-history';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Notice } from '@sabi/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelOrder } from './payment-calls';
import { billingKey } from './payment-queries';
import styles from './payments.module.css';

interface CancelOrderDialogProps {
  payment: Payment;
  onClose: () => void;
  /** The button is gone once the order is cancelled. */
  findFocusAfter: () => HTMLElement | null;
}

/** Confirms the cancellation of an order. Stays open with the reason when it fails. */
export function CancelOrderDialog({ payment, onClose, findFocusAfter }: CancelOrderDialogProps) {
  const { t } = useTranslation('payments');
  const { t: talk } = useTranslation();
  const { fetch } = useShell();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const isDone = useRef(false);
  const cancellation = useMutation({
    mutationFn: () => cancelOrder(fetch, payment.order_id),
    onSuccess: () => {
      isDone.current = true;
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: billingKey }),
  });
  const name = payment.name[language];
  const failure = cancellation.error && failureOf(cancellation.error);
  return (
    <Dialog
      open
      title={t('cancel.title', { name })}
      description={t('cancel.text')}
      closeLabel={t('cancel.close')}
      onClose={onClose}
      findFocusAfter={() => (isDone.current ? findFocusAfter() : null)}
    >
      {failure && (
        <Notice tone="danger" title={t('cancel.failed')}>
          {failure === 'denied' ? talk('states.denied') : t(`cancel.failures.${failure}`)}
        </Notice>
      )}
      <p className={styles['buttons']}>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel.keep')}
        </Button>
        <Button busy={cancellation.isPending} onClick={() => cancellation.mutate()}>
          {t('cancel.confirm')}
        </Button>
      </p>
    </Dialog>
  );
}

function failureOf(error: Error): 'offline' | 'paid' | 'denied' | 'unavailable' {
  if (!(error instanceof RequestFailed)) return 'unavailable';
  if (error.status === 0) return 'offline';
  if (error.status === 403) return 'denied';
  return error.code === 'ORDER_STATE_UNFIT' ? 'paid' : 'unavailable';
}
