import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import { emailFormat, emailMaxLength } from '@sabi/contracts/identity/email-address';
import { type Language, languages } from '@sabi/contracts/language';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { createUuid } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { FieldRow, Form } from '@sabi/ui/form';
import { SelectField, TextField } from '@sabi/ui/text-field';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../../data/company-context';
import { useTeamActs } from '../../data/team';
import { FailureNotice } from '../../failures/failure-notice';
import { assignableRoles } from './assignable-roles';

interface Values {
  email: string;
  role: CompanyRole;
  language: Language;
}

/** Mails an invitation to the company. */
export function InviteForm() {
  const { t } = useTranslation(['team', 'hire']);
  const shell = useShell();
  const language = useLanguage();
  const { company_id: companyId, role: ownRole } = useCompany();
  const { invite } = useTeamActs();
  // New for each invitation, the same for a retry.
  const [invitationId, setInvitationId] = useState(createUuid);
  const defaultValues: Values = { email: '', role: 'recruiter', language };
  const form = useDraftForm<Values>(`invite-${companyId}`, { defaultValues });
  const { register, handleSubmit, formState, reset, control } = form;
  const role = useWatch({ control, name: 'role' });
  const send = async (values: Values) => {
    const email = values.email.trim().toLowerCase();
    const sent = await invite
      .mutateAsync({ invitation_id: invitationId, ...values, email })
      .catch(() => null);
    if (!sent) return;
    form.forgetDraft();
    reset(defaultValues);
    setInvitationId(createUuid());
    shell.toast({ tone: 'success', title: t('invite.done', { email }) });
  };
  return (
    <Form
      onSubmit={handleSubmit(send)}
      busy={formState.isSubmitting}
      submitLabel={t('invite.submit')}
      busyLabel={t('invite.busy')}
      compact
    >
      <TextField
        {...register('email', {
          validate: (value) => emailFormat.test(value.trim()) || t('invite.emailInvalid'),
        })}
        label={t('invite.email')}
        error={formState.errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={emailMaxLength}
        required
      />
      <FieldRow>
        <SelectField
          {...register('role', { required: t('invite.choose') })}
          label={t('invite.role')}
          placeholder={t('invite.choose')}
          hint={role && t(`roleMeanings.${role}`)}
          error={formState.errors.role?.message}
          options={assignableRoles(ownRole).map((value) => ({ value, label: t(`hire:roles.${value}`) }))}
        />
        <SelectField
          {...register('language', { required: t('invite.choose') })}
          label={t('invite.language')}
          placeholder={t('invite.choose')}
          error={formState.errors.language?.message}
          options={languages.map((value) => ({ value, label: t(`invite.languages.${value}`) }))}
        />
      </FieldRow>
      <FailureNotice error={invite.error} title={t('invite.failed')} />
    </Form>
  );
}
