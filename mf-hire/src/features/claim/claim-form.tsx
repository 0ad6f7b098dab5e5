import { claimMessageMaxLength, claimPositionMaxLength } from '@sabi/contracts/hiring/field-limits';
import { joinPath } from '@sabi/contracts/hiring/paths';
import type { OwnClaim } from '@sabi/contracts/http/hiring/claims';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { TextAreaField, TextField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useOwnClaimActs } from '../../data/claims';
import { FailureNotice } from '../../failures/failure-notice';
import { useNewIds } from '../../forms/new-id';
import { hasNibLength, readNibDigits } from '../../forms/nib';

interface Values {
  nib: string;
  position: string;
  message: string;
}

interface ClaimFormProps {
  /** Filled in already. */
  nib: string;
  /** Of the company's public page, in place of a NIB. */
  slug: string | null;
  /** The account's, made before. */
  claims: readonly OwnClaim[];
}

/** Asks for access to a company that exists. */
export function ClaimForm({ nib, slug, claims }: ClaimFormProps) {
  const { t } = useTranslation(['claim', 'company']);
  const shell = useShell();
  const language = useLanguage();
  const idFor = useNewIds();
  const { make } = useOwnClaimActs();
  const form = useDraftForm<Values>(`claim-${slug ?? nib}`, {
    defaultValues: { nib, position: '', message: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const send = async ({ nib: typed, position, message }: Values) => {
    const company = slug === null ? { nib: typed } : { slug };
    const claim = { claim_id: idFor(slug ?? typed), company, position, message, language };
    const made = await make.mutateAsync(claim).catch(() => null);
    if (!made) return;
    form.forgetDraft();
    shell.toast({ tone: 'success', title: t('form.sent') });
    shell.navigate(joinPath, { replace: true });
  };
  /** Asked again too early, the request would only cost one of the day's attempts. */
  const checkNib = (typed: string) => {
    if (!hasNibLength(typed)) return t('company:nibInvalid');
    const repeatAt = findRepeatTime(claims, readNibDigits(typed));
    return repeatAt === null || t('refused.again', { date: formatWibDay(repeatAt, language) });
  };
  return (
    <Form
      onSubmit={handleSubmit(send)}
      busy={formState.isSubmitting}
      submitLabel={t('form.submit')}
      busyLabel={t('form.busy')}
      compact
    >
      {slug === null && (
        <TextField
          {...register('nib', { validate: checkNib })}
          label={t('form.nib')}
          hint={t('form.nibHint')}
          error={errors.nib?.message}
          inputMode="numeric"
          maxLength={40}
          required
        />
      )}
      <TextField
        {...register('position', { validate: (value) => Boolean(value.trim()) || t('company:missing') })}
        label={t('form.position')}
        hint={t('form.positionHint')}
        error={errors.position?.message}
        maxLength={claimPositionMaxLength}
        autoComplete="organization-title"
        required
      />
      <TextAreaField
        {...register('message')}
        label={t('form.message')}
        hint={t('form.messageHint')}
        error={errors.message?.message}
        rows={4}
        maxLength={claimMessageMaxLength}
      />
      <FailureNotice error={make.error} title={t('form.failed')} />
    </Form>
  );
}

/** From when a company that has refused the account can be asked again; null where it can. */
function findRepeatTime(claims: readonly OwnClaim[], nib: string): string | null {
  const time = claims.find((claim) => claim.nib === nib)?.may_repeat_at ?? null;
  return time !== null && Date.parse(time) > Date.now() ? time : null;
}
