import type { ServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Notice } from '@sabi/ui/notice';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawRequest } from '../../service-requests/request-queries';
import { toRequestFailure } from './request-failure';
import styles from './service-requests.module.css';

interface WithdrawDialogProps {
  request: ServiceRequest;
  onClose: () => void;
  /** The button is gone once the request is withdrawn. */
  findFocusAfter: () => HTMLElement | null;
}

/** Confirms the withdrawal of a request. Stays open with the reason when it fails. */
export function WithdrawDialog({ request, onClose, findFocusAfter }: WithdrawDialogProps) {
  const { t } = useTranslation('service-requests');
  const isDone = useRef(false);
  const withdraw = useWithdrawRequest();
  const confirm = async () => {
    const withdrawn = await withdraw.mutateAsync(request.request_id).catch(() => null);
    if (!withdrawn) return;
    isDone.current = true;
    onClose();
  };
  return (
    <Dialog
      open
      title={t('withdraw.title', { name: t(`names.${request.kind}`) })}
      description={t('withdraw.text')}
      closeLabel={t('close')}
      onClose={onClose}
      findFocusAfter={() => (isDone.current ? findFocusAfter() : null)}
    >
      {withdraw.error && (
        <Notice tone="danger" title={t('withdraw.failed')}>
          {t(`failures.${toRequestFailure(withdraw.error)}`)}
        </Notice>
      )}
      <p className={styles['buttons']}>
        <Button variant="secondary" onClick={onClose}>
          {t('withdraw.keep')}
        </Button>
        <Button busy={withdraw.isPending} onClick={() => void confirm()}>
          {t('withdraw.confirm')}
        </Button>
      </p>
    </Dialog>
  );
}
