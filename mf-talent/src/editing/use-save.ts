import { useShell } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EditTask } from './edit-task';
import { type EditValues, pathOf, toFieldValues } from './edit-values';
import type { FieldValues, Saved } from './field-spec';
import { describe, type Outcome, saveTask } from './save-task';

export type SaveFailure = Exclude<Outcome, { kind: 'saved' | 'conflict' | 'faults' }>;

/** Saves the form; keeps the reason of a failure. */
export function useSave(task: EditTask, form: UseFormReturn<EditValues>, onSaved: () => void) {
  const { t } = useTranslation('editing');
  const { toast } = useShell();
  const [saveFailure, setSaveFailure] = useState<SaveFailure | null>(null);
  const [conflict, setConflict] = useState<Saved | null>(null);
  const [isBusy, setBusy] = useState(false);

  const reportOutcome = (outcome: Outcome) => {
    if (outcome.kind === 'saved') return onSaved();
    if (outcome.kind === 'conflict') return setConflict(outcome.theirs);
    setConflict(null);
    toast({ tone: 'destructive', title: t('failed') });
    if (outcome.kind === 'faults') return showFaults(outcome.names);
    setSaveFailure(outcome);
  };
  /** Validation errors of the service, beyond the form's rules. */
  const showFaults = (names: readonly string[]) => {
    for (const field of task.fields.filter(({ name }) => names.includes(name)))
      form.setError(pathOf(field), { message: t('faults.refused') });
  };
  const run = async (call: () => Promise<Outcome>) => {
    if (isBusy) return;
    setBusy(true);
    setSaveFailure(null);
    const outcome = await call();
    setBusy(false);
    reportOutcome(outcome);
  };

  const save = (values: EditValues) =>
    run(() => saveTask(task, toFieldValues(task.fields, values), values.base));
  const saveAnew = () => void run(() => createAnew(task, toFieldValues(task.fields, form.getValues())));
  return { save, saveAnew, saveFailure, conflict, dismissConflict: () => setConflict(null), isBusy };
}

async function createAnew({ saveAnew }: EditTask, fieldValues: FieldValues): Promise<Outcome> {
  try {
    await saveAnew?.(fieldValues);
    return { kind: 'saved' };
  } catch (error) {
    return describe(error);
  }
}
