import { useShell } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EditTask } from './edit-task';
import { type EditValues, pathOf, toSaid } from './edit-values';
import type { Said, Saved } from './field-spec';
import { describe, type Outcome, saveTask } from './save-task';

export type Trouble = Exclude<Outcome, { kind: 'saved' | 'conflict' | 'faults' }>;

/** Saves the form and stores the reason of a failure. */
export function useSave(task: EditTask, form: UseFormReturn<EditValues>, onSaved: () => void) {
  const { t } = useTranslation('editing');
  const { toast } = useShell();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [conflict, setConflict] = useState<Saved | null>(null);
  const [isBusy, setBusy] = useState(false);

  const reportOutcome = (outcome: Outcome) => {
    if (outcome.kind === 'saved') return onSaved();
    if (outcome.kind === 'conflict') return setConflict(outcome.theirs);
    setConflict(null);
    toast({ tone: 'destructive', title: t('failed') });
    if (outcome.kind === 'faults') return showFaults(outcome.names);
    setTrouble(outcome);
  };
  /** Rules of the service that the form does not know. */
  const showFaults = (names: readonly string[]) => {
    for (const field of task.fields.filter(({ name }) => names.includes(name)))
      form.setError(pathOf(field), { message: t('faults.refused') });
  };
  const run = async (call: () => Promise<Outcome>) => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    const outcome = await call();
    setBusy(false);
    reportOutcome(outcome);
  };

  const save = (values: EditValues) => run(() => saveTask(task, toSaid(task.fields, values), values.base));
  const saveAnew = () => void run(() => createAnew(task, toSaid(task.fields, form.getValues())));
  return { save, saveAnew, trouble, conflict, dismissConflict: () => setConflict(null), isBusy };
}

async function createAnew({ saveAnew }: EditTask, said: Said): Promise<Outcome> {
  try {
    await saveAnew?.(said);
    return { kind: 'saved' };
  } catch (error) {
    return describe(error);
  }
}
