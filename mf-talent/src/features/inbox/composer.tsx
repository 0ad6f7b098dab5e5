import { messageMaxLength } from '@sabi/contracts/notification/thread-terms';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { createUuid } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { Notice } from '@sabi/ui/notice';
import { TextAreaField } from '@sabi/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type NewMessage, sendMessage, startThread } from './inbox-calls';
import { threadKey } from './inbox-queries';
import { useMessageFailure } from './message-failure';

interface Draft {
  text: string;
  /** Id of the message and the text it was sent with, as it may have arrived although the answer was lost. */
  sentId: string;
  sentText: string;
}

interface ComposerProps {
  /** Of the thread, or of the application without one. */
  id: string;
  /** The first message about an application. */
  isFirst: boolean;
  name: string;
  /** Takes the focus, which went with the form before it. */
  takesFocus?: boolean;
  onSent?: () => void;
}

/** Writes to the other side. The draft is kept until it was sent. */
export function Composer({ id, isFirst, name, takesFocus = false, onSent }: ComposerProps) {
  const { t } = useTranslation('inbox');
  const { fetch } = useShell();
  const describe = useMessageFailure();
  const queryClient = useQueryClient();
  const form = useDraftForm<Draft>(`message-${id}`, {
    defaultValues: { text: '', sentId: '', sentText: '' },
  });
  const { register, handleSubmit, getValues, setValue, setFocus, reset, forgetDraft, formState } = form;
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) setFocus('text');
  }, [takesFocus, setFocus]);
  const send = useMutation({
    mutationFn: (message: NewMessage): Promise<unknown> =>
      isFirst ? startThread(fetch, id, message) : sendMessage(fetch, id, message),
  });
  const submit = async ({ text: typed }: Draft): Promise<void> => {
    const text = typed.trim();
    // A changed text is another message.
    if (getValues('sentText') !== text) {
      setValue('sentId', createUuid());
      setValue('sentText', text);
    }
    const isSent = await send.mutateAsync({ message_id: getValues('sentId'), text }).then(
      () => true,
      () => false,
    );
    if (!isSent) return;
    reset({ text: '', sentId: '', sentText: '' });
    forgetDraft();
    onSent?.();
    await queryClient.invalidateQueries({ queryKey: threadKey(id) });
  };
  return (
    <Form
      compact
      onSubmit={(event) => void handleSubmit(submit)(event)}
      busy={formState.isSubmitting}
      submitLabel={t('composer.send')}
      busyLabel={t('composer.sending')}
    >
      <TextAreaField
        {...register('text', {
          validate: (text) =>
            text.trim().length === 0
              ? t('composer.empty')
              : text.trim().length <= messageMaxLength || t('composer.tooLong', { max: messageMaxLength }),
        })}
        label={t('composer.label', { name })}
        error={formState.errors.text?.message}
        rows={3}
      />
      {send.error && (
        <Notice tone="danger" title={t('composer.failed')}>
          {describe(send.error)}
        </Notice>
      )}
    </Form>
  );
}
