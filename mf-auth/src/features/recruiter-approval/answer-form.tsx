import { approvalTextMaxLength } from '@sabi/contracts/profile/field-limits';
import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { type AccountFailure, describeFailure } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { TextAreaField } from '@sabi/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../failures/failure-notice';
import { sendAnswer } from '../../recruiter-approval/approval-calls';

interface AnswerFormProps {
  approval: RecruiterApprovalView;
  onAnswered: (approval: RecruiterApprovalView) => void;
}

/** The recruiter's answer to a question of the team. */
export function AnswerForm({ approval, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation('recruiter-approval');
  const { fetch } = useShell();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, formState, forgetDraft } = useDraftForm<{ answer: string }>(
    'recruiter-answer',
  );
  const { errors, isSubmitting } = formState;
  const kind = approval.state === 'rejected' ? 'again' : 'answer';

  const send = async ({ answer }: { answer: string }) => {
    setFailure(null);
    try {
      const answered = await sendAnswer(fetch, { answer: answer.trim(), version: approval.version });
      forgetDraft();
      onAnswered(answered);
    } catch (error) {
      const found = describeFailure(error);
      // A conflict with a concurrent decision; the service's detail is for developers.
      setFailure(found.kind === 'refused' ? { ...found, code: undefined, message: null } : found);
    }
  };

  return (
    <Form
      onSubmit={handleSubmit(send)}
      busy={isSubmitting}
      submitLabel={t(`${kind}.submit`)}
      busyLabel={t('sending')}
    >
      <TextAreaField
        {...register('answer', { validate: (answer) => answer.trim() !== '' || t('missing') })}
        label={t(`${kind}.label`)}
        error={errors.answer?.message}
        maxLength={approvalTextMaxLength}
        rows={5}
        required
      />
      <FailureNotice failure={failure} title={t('notSent')} fallback={t('changed')} />
    </Form>
  );
}
