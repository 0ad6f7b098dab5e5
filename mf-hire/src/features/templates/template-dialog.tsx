import { templateNameMaxLength } from '@sabi/contracts/hiring/field-limits';
import type { LetterTemplate } from '@sabi/contracts/http/hiring/letter-templates';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { createUuid } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { TextField } from '@sabi/ui/text-field';
import { useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../../data/company-context';
import { type LetterInput, type TemplateText, useTemplateActs } from '../../data/templates';
import { FailureNotice } from '../../failures/failure-notice';
import { LetterFields } from '../../letters/letter-fields';
import { LetterPreview } from '../../letters/letter-preview';

type Values = TemplateText;

interface TemplateDialogProps {
  /** null for a new one. */
  template: LetterTemplate | null;
  onClose: () => void;
}

/** Form of a template, with a preview for a sample applicant. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation(['templates', 'hire']);
  const shell = useShell();
  const language = useLanguage();
  const { company_id: companyId } = useCompany();
  const { create, change } = useTemplateActs();
  // The same for a retry.
  const [newId] = useState(createUuid);
  const [preview, setPreview] = useState<LetterInput | null>(null);
  const defaultValues: Values = template
    ? { name: template.name, language: template.language, subject: template.subject, text: template.text }
    : { name: '', language, subject: '', text: '' };
  const form = useDraftForm<Values>(`template-${template?.template_id ?? companyId}`, { defaultValues });
  const save = async (values: Values) => {
    const saving = template
      ? change.mutateAsync({ template_id: template.template_id, version: template.version, ...values })
      : create.mutateAsync({ template_id: newId, ...values });
    const saved = await saving.catch(() => null);
    if (!saved) return;
    form.forgetDraft();
    shell.toast({ tone: 'success', title: t('form.saved') });
    onClose();
  };
  const showPreview = ({ name: _name, ...letter }: Values) => setPreview(letter);
  return (
    <Dialog
      open
      title={t(template ? 'form.editTitle' : 'form.newTitle')}
      closeLabel={t('hire:close')}
      onClose={onClose}
    >
      <Form
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        busy={form.formState.isSubmitting}
        submitLabel={t('form.submit')}
        busyLabel={t('form.busy')}
      >
        <FormProvider {...form}>
          <TemplateFields form={form} />
        </FormProvider>
        <Button variant="secondary" onClick={() => void form.handleSubmit(showPreview)()}>
          {t('hire:letter.showPreview')}
        </Button>
        {preview && <LetterPreview letter={preview} />}
        <FailureNotice error={create.error ?? change.error} title={t('form.failed')} />
      </Form>
    </Dialog>
  );
}

function TemplateFields({ form: { register, formState } }: { form: UseFormReturn<Values> }) {
  const { t } = useTranslation(['templates', 'hire']);
  return (
    <>
      <TextField
        {...register('name', { validate: (value) => Boolean(value.trim()) || t('hire:letter.missing') })}
        label={t('form.name')}
        hint={t('form.nameHint')}
        error={formState.errors.name?.message}
        maxLength={templateNameMaxLength}
        required
      />
      <LetterFields />
    </>
  );
}
