import { rejectionReasons, type RejectionReason } from '@sabi/contracts/hiring/application-terms';
import { SelectField } from '@sabi/ui/text-field';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../confirmation/lazy-confirm-dialog';
import { ReasonChoice } from '../../confirmation/reason-choice';
import styles from './applications.module.css';
import { LetterChoice } from './letter-choice';
import { mailOf, readLetter, useRejectionLetter } from './rejection-letter';
import { momentOf, type SendTime, sendTimes } from './send-times';
import type { MovedCard, Moves } from './use-moves';

interface RejectDialogProps {
  cards: readonly MovedCard[];
  moves: Moves;
  onRejected: () => void;
  onClose: () => void;
}

/** Rejects with a reason that the applicants read, and with a letter if one is chosen or written. */
export function RejectDialog({ cards, moves, onRejected, onClose }: RejectDialogProps) {
  const { t } = useTranslation(['applications', 'hire']);
  const [reason, setReason] = useState<RejectionReason>('qualifications');
  const letter = useRejectionLetter(cards);
  const [time, setTime] = useState<SendTime | ''>('');
  const single = cards.length === 1 ? cards[0] : undefined;
  const reject = async () => {
    const values = await readLetter(letter);
    if (!values) return false;
    const [mail, sendAt] = [mailOf(values), time && momentOf(time, Date.now())];
    const rejection = { reason, ...(mail && { mail }), ...(sendAt && { send_at: sendAt }) };
    await moves.reject(cards, rejection, letter.forgetDraft);
    onRejected();
    return true;
  };
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
      onConfirm={reject}
      onClose={onClose}
    >
      <ReasonChoice
        legend={t('reject.reason')}
        reasons={rejectionReasons}
        value={reason}
        textOf={(each) => t(`reasons.${each}`)}
        onChange={setReason}
      />
      <div className={styles['letterFields']}>
        <FormProvider {...letter}>
          <LetterChoice applicationId={cards[0]?.application_id} reason={reason} />
        </FormProvider>
        <SelectField
          label={t('send.label')}
          value={time}
          onChange={({ target }) => setTime(target.value as SendTime | '')}
          placeholder={t('send.soon')}
          options={sendTimes.map((each) => ({ value: each, label: t(`send.${each}`) }))}
        />
      </div>
    </ConfirmDialog>
  );
}
