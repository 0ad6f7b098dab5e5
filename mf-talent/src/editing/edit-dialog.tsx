import { useShell } from '@sabi/shell-sdk/react';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditFields } from './edit-fields';
import type { EditTask } from './edit-task';
import { type EditValues, toFieldValues, toValues } from './edit-values';
import { LeavingNotice } from './leaving-notice';
import { hasSameValues } from './merge';
import { MergeView } from './merge-view';
import { SaveFailureNotice } from './save-failure-notice';
import { useEditForm } from './use-edit-form';
import { useSave } from './use-save';

interface EditDialogProps {
  task: EditTask;
  onClose: () => void;
}

/** Creates or edits a part of the profile. Asks before unsaved input is discarded. */
export function EditDialog({ task, onClose }: EditDialogProps) {
  const { t } = useTranslation('editing');
  const { toast } = useShell();
  const [isLeaving, setLeaving] = useState(false);
  const { fields } = task;
  const form = useEditForm(task);
  const close = () => {
    form.forgetDraft();
    toast({ tone: 'success', title: t('saved') });
    onClose();
  };
  const { save, saveAnew, saveFailure, conflict, dismissConflict, isBusy } = useSave(task, form, close);
  const submit = form.handleSubmit(save);
  const discard = () => {
    form.forgetDraft();
    onClose();
  };
  const mine = () => toFieldValues(fields, form.getValues());

  const leave = () => {
    if (hasSameValues(fields, mine(), form.getValues('base').fieldValues)) onClose();
    else setLeaving(true);
  };
  const takeMerged = (values: EditValues) => {
    form.reset(values);
    // The chosen values may contradict each other; the form then reports it.
    void form.handleSubmit(save, dismissConflict)();
  };

  return (
    <Dialog
      open
      title={t(conflict ? 'conflict.title' : `titles.${task.title}`)}
      closeLabel={t('close')}
      onClose={isLeaving ? () => setLeaving(false) : leave}
    >
      {isLeaving && <LeavingNotice onStay={() => setLeaving(false)} onLeave={discard} />}
      {conflict ? (
        <MergeView
          fields={fields}
          base={form.getValues('base').fieldValues}
          mine={mine()}
          theirs={conflict}
          isBusy={isBusy}
          onChoose={(fieldValues) => takeMerged(toValues(fields, conflict, fieldValues))}
          onBack={dismissConflict}
        />
      ) : (
        <Form
          onSubmit={(event) => void submit(event)}
          busy={isBusy}
          submitLabel={t('save')}
          busyLabel={t('saving')}
        >
          <EditFields fields={fields} form={form} />
          <SaveFailureNotice saveFailure={saveFailure} onSaveAnew={task.saveAnew && saveAnew} />
        </Form>
      )}
    </Dialog>
  );
}
