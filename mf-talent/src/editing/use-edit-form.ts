import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { type FieldErrors, type FieldPath, type Resolver, set } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EditTask } from './edit-task';
import { type EditValues, type Fault, findFault, pathOf, toValues } from './edit-values';
import type { FieldSpec } from './field-spec';

/** Form of a task, with validation across its fields. */
export function useEditForm({ name, fields, initial }: EditTask) {
  const describe = useFaultText();
  const resolver: Resolver<EditValues> = (values) => {
    const errors: FieldErrors<EditValues> = {};
    for (const field of fields) {
      const fault = findFault(field, values);
      if (fault) set(errors, pathOf(field), { type: fault, message: describe(field, fault) });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  return useDraftForm<EditValues>(name, { defaultValues: toValues(fields, initial), resolver });
}

/** @returns a function for the localized message of an invalid field */
export function useFaultText(): (field: FieldSpec, fault: Fault) => string {
  const { t } = useTranslation('editing');
  return (field, fault) => {
    const label = t(`fields.${field.label}`);
    if (fault === 'order') return t(field.name === 'expiration_date' ? 'faults.expiry' : 'faults.order');
    return t(`faults.${fault}`, { label });
  };
}

export type EditPath = FieldPath<EditValues>;
