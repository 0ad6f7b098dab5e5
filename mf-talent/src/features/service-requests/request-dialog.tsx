import { wishMaxLength } from '@sabi/contracts/billing/field-limits';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { createUuid } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { Notice } from '@sabi/ui/notice';
import { TextAreaField } from '@sabi/ui/text-field';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestableService } from '../../service-requests/requestable-service';
import { useCreateRequest } from '../../service-requests/request-queries';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { toRequestFailure } from './request-failure';
import styles from './service-requests.module.css';
import { requestsAnchor } from './requests-anchor';

interface Wish {
  wish: string;
  /** Idempotency key, stored with the draft, as the request may already have arrived. */
  requestId: string;
}

interface RequestDialogProps {
  service: RequestableService;
  onClose: () => void;
}

/** Requests a purchased service from the staff. The draft survives closing the dialog until it was sent. */
export function RequestDialog({ service: { kind, left, workingDays }, onClose }: RequestDialogProps) {
  const { t } = useTranslation('service-requests');
  const { toast } = useShell();
  const language = useLanguage();
  const isSent = useRef(false);
  const create = useCreateRequest();
  const { register, handleSubmit, getValues, setValue, formState, forgetDraft } = useDraftForm<Wish>(
    `service-request-${kind}`,
    { defaultValues: { wish: '', requestId: '' } },
  );
  const send = async (values: Wish): Promise<void> => {
    const requestId = getValues('requestId') || createUuid();
    setValue('requestId', requestId);
    const wish = values.wish.trim();
    const stored = await create
      .mutateAsync({ request_id: requestId, kind, ...(wish && { wish }) })
      .catch((error: Error) => {
        // Changed input is a new request.
        if (toRequestFailure(error) === 'sent') setValue('requestId', '');
        return null;
      });
    if (!stored) return;
    if (stored.state === 'withdrawn') {
      setValue('requestId', ''); // it had arrived, and was withdrawn since
      return send(values);
    }
    isSent.current = true;
    forgetDraft();
    const time = formatWibTime(stored.due_at, language);
    toast({ tone: 'success', title: t('ask.sent'), description: t('list.due', { time }) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('ask.title', { name: t(`names.${kind}`) })}
      description={t('ask.left', { count: left })}
      closeLabel={t('close')}
      onClose={onClose}
      findFocusAfter={() => (isSent.current ? document.getElementById(requestsAnchor) : null)}
    >
      <p className={styles['soft']}>{t('ask.answer', { count: workingDays })}</p>
      <Form
        onSubmit={(event) => void handleSubmit(send)(event)}
        busy={formState.isSubmitting}
        submitLabel={t('ask.send')}
        busyLabel={t('ask.sending')}
      >
        <TextAreaField
          {...register('wish', {
            validate: (wish) =>
              wish.trim().length <= wishMaxLength || t('ask.tooLong', { max: wishMaxLength }),
          })}
          label={t('ask.wish')}
          hint={t('ask.wishHint', { max: wishMaxLength })}
          error={formState.errors.wish?.message}
          rows={4}
        />
        {create.error && (
          <Notice tone="danger" title={t('ask.failed')}>
            {t(`failures.${toRequestFailure(create.error)}`)}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
