import type { ExternalBoardCard } from '@sabi/contracts/http/hiring/job-search';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { createUuid } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { Notice } from '@sabi/ui/notice';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addExternal, changeExternal, fetchCard } from '../job-search-calls';
import { useReload } from '../job-search-queries';
import { hasCode, useFailureText } from '../use-failure-text';
import { ExternalFieldset } from './external-fieldset';
import { type ExternalValues, toFields, valuesOf } from './external-values';

interface ExternalDialogProps {
  /** The one to change; without it a new one is added. */
  card?: ExternalBoardCard;
  onClose: () => void;
}

/** Adds or changes an application that was sent elsewhere. */
export function ExternalDialog({ card, onClose }: ExternalDialogProps) {
  const { t } = useTranslation('job-search');
  const describe = useFailureText();
  const form = useDraftForm<ExternalValues>(
    card ? `external-application-${card.external_id}` : 'external-application',
    { defaultValues: valuesOf(card) },
  );
  const { send, failure } = useSending(card);
  const submit = async (values: ExternalValues) => {
    if (!(await send(values))) return;
    form.forgetDraft();
    onClose();
  };
  const isChanged = hasCode(failure, 'APPLICATION_CHANGED');
  return (
    <Dialog
      open
      title={t(card ? 'external.editTitle' : 'external.addTitle')}
      description={t('external.text')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <Form
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        busy={form.formState.isSubmitting}
        submitLabel={t(card ? 'external.save' : 'external.add')}
        busyLabel={t('external.saving')}
      >
        <ExternalFieldset form={form} />
        {failure !== null && (
          <Notice tone="danger" title={t(isChanged ? 'external.changed' : 'external.failed')}>
            {isChanged ? t('external.changedText') : describe(failure)}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}

/** Sending a new one again is the same one. A change sent again after a conflict replaces what was changed elsewhere. */
function useSending(card: ExternalBoardCard | undefined) {
  const { t } = useTranslation('job-search');
  const { fetch, toast } = useShell();
  const reload = useReload();
  const [failure, setFailure] = useState<unknown>(null);
  const id = useRef(card?.external_id ?? createUuid());
  const version = useRef(card?.version ?? 0);
  const send = async (values: ExternalValues): Promise<boolean> => {
    setFailure(null);
    const fields = toFields(values);
    try {
      if (card) await changeExternal(fetch, id.current, { ...fields, version: version.current });
      else await addExternal(fetch, { ...fields, external_id: id.current });
    } catch (error) {
      if (hasCode(error, 'APPLICATION_CHANGED')) {
        const current = await fetchCard(fetch, id.current).catch(() => null);
        if (current?.kind === 'external') version.current = current.version;
      }
      setFailure(error);
      return false;
    }
    toast({
      tone: 'success',
      title: t(card ? 'external.saved' : 'external.added', { name: fields.title }),
    });
    await reload();
    return true;
  };
  return { send, failure };
}
