import type { Claim } from '@sabi/contracts/http/hiring/claims';
import { staffReasonMaxLength as reasonMaxLength } from '@sabi/contracts/identity/field-limits';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { TextAreaField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useClaimActs } from '../../data/company-claims';
import { FailureNotice } from '../../failures/failure-notice';

/** Refuses a request to join, with a reason that its sender reads. */
export function RefuseClaimDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { t } = useTranslation(['team', 'hire']);
  const shell = useShell();
  const { refuse, refresh } = useClaimActs();
  const { claim_id: claimId, email } = claim;
  const form = useDraftForm<{ reason: string }>(`refuse-${claimId}`, { defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const send = async ({ reason }: { reason: string }) => {
    const refused = await refuse.mutateAsync({ claimId, reason }).catch(() => null);
    if (!refused) return;
    form.forgetDraft();
    shell.toast({ tone: 'success', title: t('claims.refuse.done', { email }) });
    onClose();
  };
  /** After a failure another member may have decided. */
  const close = () => {
    if (refuse.isError) void refresh();
    onClose();
  };
  return (
    <Dialog
      open
      title={t('claims.refuse.title', { email })}
      description={t('claims.refuse.text')}
      closeLabel={t('hire:close')}
      onClose={close}
    >
      <Form
        onSubmit={(event) => void handleSubmit(send)(event)}
        busy={formState.isSubmitting}
        submitLabel={t('claims.refuse.submit')}
        busyLabel={t('claims.refuse.busy')}
      >
        <TextAreaField
          {...register('reason', {
            validate: (value) => Boolean(value.trim()) || t('claims.refuse.missing'),
          })}
          label={t('claims.refuse.reason')}
          hint={t('claims.refuse.reasonHint')}
          error={formState.errors.reason?.message}
          rows={4}
          maxLength={reasonMaxLength}
          required
        />
        <FailureNotice error={refuse.error} title={t('claims.refuse.failed')} />
      </Form>
    </Dialog>
  );
}
