import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { Notice } from '@sabi/ui/notice';
import { TextAreaField } from '@sabi/ui/text-field';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readDecisionFailure } from './decision-failure';
import type { ActionName, QueueCase } from './queue';
import { ReplyChoice } from './reply-choice';
import { useDecide } from './use-decide';

interface DecisionDialogProps {
  /** Current data; the last known after the case has left the queue. */
  item: QueueCase;
  /** The case is no longer in the queue, or no longer admits the decision. */
  isGone: boolean;
  /** Of a case of a queue unless given. */
  goneTexts?: 'decision.gone' | 'job.gone';
  action: ActionName;
  /** Called with the list from before the decision. */
  onDecided?: (item: QueueCase) => void;
  onClose: () => void;
  findFocusAfter: () => HTMLElement | null;
}

/** Confirms a decision, which cannot be undone, and takes its text. The text survives closing the dialog. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { item, isGone, goneTexts = 'decision.gone', action: name, onClose, findFocusAfter } = props;
  const { t } = useTranslation();
  const decide = useDecide();
  return (
    <Dialog
      open
      title={t(`actions.${name}.title`, { name: item.title })}
      description={t(`actions.${name}.text`)}
      closeLabel={t('close')}
      onClose={onClose}
      findFocusAfter={findFocusAfter}
    >
      {isGone && (decide.isIdle || decide.isError) ? (
        <Notice
          tone="danger"
          title={t(`${goneTexts}.title`)}
          actions={<Button onClick={onClose}>{t(`${goneTexts}.action`)}</Button>}
        >
          {t(`${goneTexts}.text`)}
        </Notice>
      ) : (
        <DecisionForm {...props} decide={decide} />
      )}
    </Dialog>
  );
}

type DecisionFormProps = DecisionDialogProps & { decide: ReturnType<typeof useDecide> };

function DecisionForm({ item, action: name, onDecided, onClose, decide }: DecisionFormProps) {
  const { t } = useTranslation();
  const { toast } = useShell();
  const action = item.actions.find((each) => each.name === name);
  const { register, handleSubmit, setValue, getValues, setFocus, formState, forgetDraft } = useDraftForm<{
    words: string;
  }>(`staff-${name}-${item.id}`, { defaultValues: { words: '' } });
  const send = async ({ words }: { words: string }): Promise<void> => {
    if (!action) return;
    const isStored = await decide.mutateAsync(action.calls(words.trim())).then(
      () => true,
      () => false,
    );
    if (!isStored) return;
    forgetDraft();
    onDecided?.(item);
    toast({ tone: 'success', title: t(`actions.${name}.done`, { name: item.title }) });
    onClose();
  };
  const checkWords = (length: number, max = 0): string | true => {
    if (length === 0) return t('decision.missing');
    return length <= max || t('decision.tooLong', { max });
  };
  const insert = (reply: string) => {
    const words = getValues('words').trim();
    setValue('words', words ? `${words}\n\n${reply}` : reply, { shouldDirty: true, shouldValidate: true });
    setFocus('words');
  };
  return (
    <Form
      onSubmit={(event) => void handleSubmit(send)(event)}
      busy={formState.isSubmitting}
      submitLabel={t(`actions.${name}.confirm`)}
      busyLabel={t('decision.sending')}
    >
      {action?.maxLength !== undefined && (
        <>
          <TextAreaField
            {...register('words', {
              validate: (words) => checkWords(words.trim().length, action.maxLength),
            })}
            label={t(`actions.${name}.words`)}
            hint={t('decision.hint')}
            error={formState.errors.words?.message}
            rows={5}
            onKeyDown={submitByKey}
          />
          <ReplyChoice action={name} language={item.language} onChoose={insert} />
        </>
      )}
      {decide.error && (
        <Notice tone="danger" title={t('decision.failed')}>
          {t(`decision.failures.${readDecisionFailure(decide.error)}`)}
        </Notice>
      )}
    </Form>
  );
}

/** Enter alone is a line break. */
function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
