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
  /** Its button is gone once it is given up. */
  findFocusAfter: () => HTMLElement | null;
}

/** Asks before an order is given up. Stays open, and says why, where it could not be. */
export function CancelOrderDialog({ payment, onClose, findFocusAfter }: CancelOrderDialogProps) {
  const { t } = useTranslation('payments');
  const { t: talk } = useTranslation();
  const { fetch } = useShell();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const isDone = useRef(false);
  const givingUp = useMutation({
    mutationFn: () => cancelOrder(fetch, payment.order_id),
    onSuccess: () => {
      isDone.current = true;
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: billingKey }),
  });
  const name = payment.name[language];
  const failure = givingUp.error && failureOf(givingUp.error);
  return (
    <Dialog
      open
      title={t('giveUp.title', { name })}
      description={t('giveUp.text')}
      closeLabel={t('giveUp.close')}
      onClose={onClose}
      findFocusAfter={() => (isDone.current ? findFocusAfter() : null)}
    >
      {failure && (
        <Notice tone="danger" title={t('giveUp.failed')}>
          {failure === 'denied' ? talk('states.denied') : t(`giveUp.failures.${failure}`)}
        </Notice>
      )}
      <p className={styles['buttons']}>
        <Button variant="secondary" onClick={onClose}>
          {t('giveUp.keep')}
        </Button>
        <Button busy={givingUp.isPending} onClick={() => givingUp.mutate()}>
          {t('giveUp.confirm')}
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
