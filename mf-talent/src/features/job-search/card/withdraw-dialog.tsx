import { type ApplicationState, withdrawalMinutes } from '@sabi/contracts/hiring/application-terms';
import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Notice } from '@sabi/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdraw } from '../job-search-queries';
import { useFailureText } from '../use-failure-text';
import styles from './card.module.css';

const liveStates: readonly ApplicationState[] = ['applied', 'in_process', 'offer'];

/** Whether it may still be withdrawn. */
export const isLive = ({ state }: Pick<OwnApplication, 'state'>): boolean => liveStates.includes(state);

/** Confirms a withdrawal, and says whether it gives the allowance back. */
export function WithdrawDialog({
  application,
  onClose,
}: {
  application: OwnApplication;
  onClose: () => void;
}) {
  const { t } = useTranslation('job-search');
  const { toast } = useShell();
  const describe = useFailureText();
  const withdraw = useWithdraw();
  const [openedAt] = useState(() => Date.now());
  const { job, submitted_at: sentAt } = application;
  const isFresh = sentAt !== null && openedAt < Date.parse(sentAt) + withdrawalMinutes * 60_000;
  const confirm = async () => {
    const withdrawn = await withdraw.mutateAsync(application.application_id).catch(() => null);
    if (!withdrawn) return;
    const isReturned = withdrawn.allowance.return_reason === 'withdrawn';
    toast({
      tone: 'success',
      title: t('withdraw.done'),
      ...(isReturned && { description: t('withdraw.returned') }),
    });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('withdraw.title', { title: job.title })}
      description={t('withdraw.text', { company: job.company_name })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <p>{t(isFresh ? 'withdraw.fresh' : 'withdraw.late', { minutes: withdrawalMinutes })}</p>
      {withdraw.error && (
        <Notice tone="danger" title={t('withdraw.failed')}>
          {describe(withdraw.error)}
        </Notice>
      )}
      <div className={styles['buttons']}>
        <Button variant="secondary" onClick={onClose}>
          {t('withdraw.keep')}
        </Button>
        <Button busy={withdraw.isPending} onClick={() => void confirm()}>
          {t('withdraw.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
