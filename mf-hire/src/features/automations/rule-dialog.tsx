import { automatedStageKinds } from '@sabi/contracts/hiring/automation-terms';
import type { StageKind } from '@sabi/contracts/hiring/application-terms';
import { templateNameMaxLength } from '@sabi/contracts/hiring/field-limits';
import type { Automation } from '@sabi/contracts/http/hiring/automations';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { createUuid } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { SelectField, TextField } from '@sabi/ui/text-field';
import { useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type JobRules, useRuleActs } from '../../data/automations';
import { useTemplates } from '../../data/templates';
import { FailureNotice } from '../../failures/failure-notice';
import { ConditionFields } from './condition-fields';
import { DryRunResult } from './dry-run-result';
import { useRuleWords } from './rule-sentence';
import { noValues, type RuleValues, toAutomation, toValues } from './rule-values';

/** Hours that can be chosen. */
const delays = ['0', '2', '24', '48', '72', '168'] as const;

interface RuleDialogProps {
  jobId: string;
  rules: JobRules;
  /** null for a new one. */
  rule: Automation | null;
  onClose: () => void;
}

/** Form of a rule, with what it would do with the applications as they are now. */
export function RuleDialog({ jobId, rules, rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation(['automations', 'hire']);
  const shell = useShell();
  const { create, change, dryRun } = useRuleActs(jobId);
  // The same for a retry.
  const [newId] = useState(createUuid);
  const form = useDraftForm<RuleValues>(`rule-${rule?.automation_id ?? jobId}`, {
    defaultValues: rule ? toValues(rule) : noValues,
  });
  const save = async (values: RuleValues) => {
    const content = toAutomation(values, rule?.is_on ?? true);
    const saving = rule
      ? change.mutateAsync({ automation_id: rule.automation_id, version: rule.version, ...content })
      : create.mutateAsync({ automation_id: newId, ...content });
    const saved = await saving.catch(() => null);
    if (!saved) return;
    form.forgetDraft();
    shell.toast({ tone: 'success', title: t('form.saved') });
    onClose();
  };
  const tryOut = (values: RuleValues) =>
    dryRun.mutate({
      ...(rule && { automation_id: rule.automation_id }),
      ...toAutomation(values, true),
    });
  return (
    <Dialog
      open
      title={t(rule ? 'form.editTitle' : 'form.newTitle')}
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
          <RuleFields rules={rules} />
        </FormProvider>
        <Button variant="secondary" busy={dryRun.isPending} onClick={() => void form.handleSubmit(tryOut)()}>
          {t('dryRun.label')}
        </Button>
        {dryRun.data && <DryRunResult result={dryRun.data} rules={rules} />}
        <FailureNotice error={dryRun.error} title={t('dryRun.failed')} />
        <FailureNotice error={create.error ?? change.error} title={t('form.failed')} />
      </Form>
    </Dialog>
  );
}

function RuleFields({ rules }: { rules: JobRules }) {
  const { t } = useTranslation(['automations', 'hire']);
  const language = useLanguage();
  const words = useRuleWords(rules);
  const { data: templates = [] } = useTemplates();
  const { register, formState } = useFormContext<RuleValues>();
  const { errors } = formState;
  const options = rules.stages.map(({ id, name, kind }) => ({ value: id, label: name[language], kind }));
  return (
    <>
      <TextField
        {...register('name', { validate: (value) => Boolean(value.trim()) || t('hire:letter.missing') })}
        label={t('form.name')}
        hint={t('form.nameHint')}
        error={errors.name?.message}
        maxLength={templateNameMaxLength}
        required
      />
      <SelectField
        {...register('from')}
        label={t('form.from')}
        placeholder={t('form.submitted')}
        options={options.map(({ value, label }) => ({ value, label: t('form.movedTo', { stage: label }) }))}
      />
      <ConditionFields questions={rules.questions} />
      <SelectField
        {...register('to', { validate: (value) => Boolean(value) || t('hire:letter.missing') })}
        label={t('form.to')}
        hint={t('form.toHint')}
        error={errors.to?.message}
        placeholder={t('form.choose')}
        options={options.filter(({ kind }) => isAutomated(kind))}
        required
      />
      <SelectField
        {...register('template')}
        label={t('form.letter')}
        placeholder={t('form.noLetter')}
        options={templates.map(({ template_id: value, name, language: of }) => ({
          value,
          label: `${name} (${t(`hire:letter.languages.${of}`)})`,
        }))}
      />
      <SelectField
        {...register('hours')}
        label={t('form.hours')}
        hint={t('form.hoursHint')}
        placeholder={words.hours(0)}
        options={delays.slice(1).map((value) => ({ value, label: words.hours(Number(value)) }))}
      />
    </>
  );
}

const isAutomated = (kind: StageKind): boolean =>
  (automatedStageKinds as readonly StageKind[]).includes(kind);
