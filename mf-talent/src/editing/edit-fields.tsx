import { Switch } from '../forms/switch';
import { TextAreaField, TextField } from '@sabi/ui/text-field';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './edit-fields.module.css';
import { type EditValues, isLeftOut } from './edit-values';
import type { FieldSpec, LineSpec, SwitchSpec } from './field-spec';
import { MonthField } from './month-field';
import { useSuggestions } from './use-suggestions';

type EditForm = UseFormReturn<EditValues>;

/** Controls of a form that is defined as data. */
export function EditFields({ fields, form }: { fields: readonly FieldSpec[]; form: EditForm }) {
  const values = form.watch();
  return fields
    .filter((field) => !isLeftOut(field, values))
    .map((field) => <EditField key={field.name} field={field} form={form} />);
}

function EditField({ field, form }: { field: FieldSpec; form: EditForm }) {
  const { t } = useTranslation('editing');
  const { register, formState } = form;
  const { lines, months } = formState.errors;
  const label = t(`fields.${field.label}`);
  const { name } = field;
  if (field.kind === 'switch') return <SwitchField field={field} form={form} label={label} />;
  if (field.kind === 'month')
    return <MonthField name={name} label={label} error={months?.[name]?.year?.message} register={register} />;
  const error = lines?.[name]?.message;
  if (field.kind === 'line') return <LineField field={field} form={form} label={label} error={error} />;
  const { rows, maxLength } = field;
  return (
    <TextAreaField
      {...register(`lines.${name}`)}
      label={label}
      error={error}
      rows={rows}
      maxLength={maxLength}
    />
  );
}

interface LineFieldProps {
  field: LineSpec;
  form: EditForm;
  label: string;
  error: string | undefined;
}

function LineField({ field, form, label, error }: LineFieldProps) {
  const { name, maxLength, type = 'text', autoComplete = 'off', isRequired } = field;
  const listId = useId();
  const suggestions = useSuggestions(field.suggestions);
  return (
    <>
      <TextField
        {...form.register(`lines.${name}`)}
        label={label}
        error={error}
        type={type}
        autoComplete={autoComplete}
        maxLength={maxLength}
        required={isRequired}
        list={suggestions.length > 0 ? listId : undefined}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}

function SwitchField({ field: { name }, form, label }: { field: SwitchSpec; form: EditForm; label: string }) {
  const id = useId();
  return (
    <div className={styles['switch']}>
      <span id={id}>{label}</span>
      <Switch
        isOn={form.watch(`switches.${name}`)}
        labelledBy={id}
        onSwitch={(isOn) => form.setValue(`switches.${name}`, isOn)}
      />
    </div>
  );
}
