import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSignUpDraft } from '../sign-up-draft';
import type { SignUpValues } from '../sign-up-metadata';

/** Stores the form's file with the draft; `useDraftForm` stores the texts. */
export function useChosenCv({
  control,
  getValues,
  setValue,
}: Pick<UseFormReturn<SignUpValues>, 'control' | 'getValues' | 'setValue'>): void {
  const { cv, chooseCv, restoreCv } = useSignUpDraft((draft) => draft);
  const file = useWatch({ control, name: 'cv' });
  useEffect(() => void restoreCv(), [restoreCv]);
  useEffect(() => {
    if (cv && getValues('cv') === undefined) setValue('cv', cv);
  }, [cv, getValues, setValue]);
  useEffect(() => {
    if (file !== undefined) chooseCv(file);
  }, [file, chooseCv]);
}
