import type { ThreadMessage } from '@sabi/contracts/http/notification/threads';
import {
  messageReportMaxLength,
  type MessageReportReason,
  messageReportReasons,
} from '@sabi/contracts/notification/thread-terms';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { createUuid } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { Notice } from '@sabi/ui/notice';
import { SelectField, TextAreaField } from '@sabi/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type NewReport, reportMessage } from './inbox-calls';
import styles from './inbox.module.css';
import { useMessageFailure } from './message-failure';

interface Draft {
  reason: MessageReportReason | '';
  text: string;
  /** Idempotency key, stored with the draft, as the report may already have arrived. */
  reportId: string;
}

interface ReportDialogProps {
  threadId: string;
  message: ThreadMessage;
  onClose: () => void;
}

/** Reports a message of the other side to the staff. */
export function ReportDialog({ threadId, message, onClose }: ReportDialogProps) {
  const { t } = useTranslation('inbox');
  const { fetch, toast } = useShell();
  const describe = useMessageFailure();
  const { register, handleSubmit, getValues, setValue, formState, forgetDraft } = useDraftForm<Draft>(
    `report-${message.message_id}`,
    { defaultValues: { reason: '', text: '', reportId: '' } },
  );
  const send = useMutation({ mutationFn: (report: NewReport) => reportMessage(fetch, threadId, report) });
  const submit = async ({ reason, text: typed }: Draft): Promise<void> => {
    if (!reason) return;
    const reportId = getValues('reportId') || createUuid();
    setValue('reportId', reportId);
    const text = typed.trim();
    const report = { report_id: reportId, message_no: message.no, reason, ...(text && { text }) };
    const isSent = await send.mutateAsync(report).then(
      () => true,
      () => false,
    );
    if (!isSent) return;
    forgetDraft();
    toast({ tone: 'success', title: t('report.sent'), description: t('report.sentText') });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('report.title')}
      description={t('report.description')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <blockquote className={styles['quote']}>{message.text}</blockquote>
      <Form
        onSubmit={(event) => void handleSubmit(submit)(event)}
        busy={formState.isSubmitting}
        submitLabel={t('report.send')}
        busyLabel={t('report.sending')}
      >
        <SelectField
          {...register('reason', { required: t('report.reasonMissing') })}
          label={t('report.reason')}
          placeholder={t('report.choose')}
          options={messageReportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          error={formState.errors.reason?.message}
        />
        <TextAreaField
          {...register('text', {
            validate: (text) =>
              text.trim().length <= messageReportMaxLength ||
              t('composer.tooLong', { max: messageReportMaxLength }),
          })}
          label={t('report.text')}
          error={formState.errors.text?.message}
          rows={3}
        />
        {send.error && (
          <Notice tone="danger" title={t('report.failed')}>
            {describe(send.error)}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
