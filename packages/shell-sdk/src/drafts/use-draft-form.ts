import { useEffect, useEffectEvent } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  // oxlint-disable-next-line sabi/kept-form -- it is what keeps it
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { toKept } from './draft-storage';
import { useDraft } from './use-draft';

export interface DraftForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Once it has been sent, or its owner has said that it is not wanted. */
  forgetDraft(): void;
}

/**
 * `useForm` whose owner finds again what they had typed: see `useDraft`. What was typed since, or by the browser, is left as it is.
 * @param name of the form, one on the site
 */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  options?: UseFormProps<Values>,
): DraftForm<Values> {
  const form = useForm<Values>(options);
  const { getValues, setValue, subscribe } = form;
  const findDefaults = (): DefaultValues<Values> | object => form.formState.defaultValues ?? {};

  const draft = useDraft<Values>(name, (kept) => {
    const [typed, defaults] = [getValues(), findDefaults() as Partial<Values>];
    for (const [field, value] of Object.entries(kept)) {
      if (!isSame(typed[field], defaults[field])) continue;
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  });

  const keep = useEffectEvent((values: Values) => {
    if (isSame(values, findDefaults())) draft.forget();
    else draft.save(values);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
  return { ...form, forgetDraft: draft.forget };
}

/** Fields left empty say as much as fields that are not there. */
function isSame(one: unknown, other: unknown): boolean {
  return toComparable(one) === toComparable(other);
}

function toComparable(values: unknown): string {
  return JSON.stringify(withoutEmpty(JSON.parse(toKept(values) ?? 'null'))) ?? '';
}

function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value || undefined;
  const entries = Object.entries(value)
    .map(([key, each]) => [key, withoutEmpty(each)] as const)
    .filter(([, each]) => each !== undefined && JSON.stringify(each) !== '{}');
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}
