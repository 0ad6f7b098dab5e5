import { useEffect, useEffectEvent } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  // oxlint-disable-next-line sabi/require-form-draft -- stores what is typed
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { serializeDraft } from './draft-storage';
import { useDraft } from './use-draft';

export interface DraftForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Call it once the form was sent or discarded. */
  forgetDraft(): void;
}

/**
 * `useForm` that restores a draft, see `useDraft`. Fields changed meanwhile are kept.
 * @param name of the form, unique on the site
 */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  options?: UseFormProps<Values>,
): DraftForm<Values> {
  const form = useForm<Values>(options);
  const { getValues, setValue, subscribe } = form;
  const findDefaults = (): DefaultValues<Values> | object => form.formState.defaultValues ?? {};

  const draft = useDraft<Values>(name, (stored) => {
    const [typed, defaults] = [getValues(), findDefaults() as Partial<Values>];
    for (const [field, value] of Object.entries(stored)) {
      if (!isSame(typed[field], defaults[field])) continue;
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  });

  const save = useEffectEvent((values: Values) => {
    if (isSame(values, findDefaults())) draft.forget();
    else draft.save(values);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
    [subscribe],
  );
  return { ...form, forgetDraft: draft.forget };
}

/** Empty and missing fields are equal. */
function isSame(one: unknown, other: unknown): boolean {
  return toComparable(one) === toComparable(other);
}

function toComparable(values: unknown): string {
  return JSON.stringify(withoutEmpty(JSON.parse(serializeDraft(values) ?? 'null'))) ?? '';
}

function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value || undefined;
  const entries = Object.entries(value)
    .map(([key, each]) => [key, withoutEmpty(each)] as const)
    .filter(([, each]) => each !== undefined && JSON.stringify(each) !== '{}');
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}
