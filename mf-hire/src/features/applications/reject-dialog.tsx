import { rejectionReasons, type RejectionReason } from '@sabi/contracts/hiring/application-terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../confirmation/lazy-confirm-dialog';
import styles from './applications.module.css';
import type { MovedCard, useMoves } from './use-moves';

interface RejectDialogProps {
  cards: readonly MovedCard[];
  moves: ReturnType<typeof useMoves>;
  onRejected: () => void;
  onClose: () => void;
}

/** Rejects for good, with a reason that the applicant reads. */
export function RejectDialog({ cards, moves, onRejected, onClose }: RejectDialogProps) {
  const { t } = useTranslation(['applications', 'hire']);
  const [reason, setReason] = useState<RejectionReason>('qualifications');
  const single = cards.length === 1 ? cards[0] : undefined;
  return (
    <ConfirmDialog
      title={
        single
          ? t('reject.titleOne', { name: single.name ?? t('erased') })
          : t('reject.titleMany', { count: cards.length })
      }
      text={t('reject.text')}
      confirmLabel={t('reject.label')}
      failedTitle={t('reject.failed')}
      onConfirm={async () => {
        await moves.reject(cards, reason);
        onRejected();
      }}
      onClose={onClose}
    >
      <fieldset className={styles['reasons']}>
        <legend>{t('reject.reason')}</legend>
        {rejectionReasons.map((each) => (
          <label key={each} className={styles['reason']}>
            <input
              type="radio"
              name="reason"
              value={each}
              checked={reason === each}
              onChange={() => setReason(each)}
            />
            {t(`reasons.${each}`)}
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
