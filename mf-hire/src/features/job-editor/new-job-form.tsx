import { jobTitleMaxLength } from '@sabi/contracts/hiring/field-limits';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { type Language, languages } from '@sabi/contracts/language';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { requestJson } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { SelectField, TextField } from '@sabi/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../../data/company-context';
import { jobsUrl } from '../../data/hiring-url';
import { useForgetJobs } from '../../data/jobs';
import { FailureNotice } from '../../failures/failure-notice';
import { useNewId } from '../../forms/new-id';
import { hirePaths } from '../../paths';

interface Values {
  title: string;
  language: Language;
}

const emptyPosting: Omit<Posting, 'title' | 'language'> = {
  text: '',
  areas: [],
  mode: null,
  contract: null,
  part_time: false,
  level: null,
  category: null,
  openings: 1,
  pay: null,
  requirements: [],
  questions: [],
  process: [],
};

/** Creates a draft with a title, which every job needs, and opens it. */
export function NewJobForm() {
  const { t } = useTranslation('editor');
  const shell = useShell();
  const language = useLanguage();
  const { company_id: companyId, slug } = useCompany();
  const forgetJobs = useForgetJobs();
  const job_id = useNewId();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useDraftForm<Values>(`new-job-${companyId}`, { defaultValues: { title: '', language } });
  const { register, handleSubmit, formState } = form;
  const create = async (values: Values) => {
    setFailure(null);
    const posting = { ...emptyPosting, ...values, title: values.title.trim() };
    try {
      await requestJson<Job>(shell.fetch, jobsUrl(companyId), { method: 'POST', json: { job_id, posting } });
      form.forgetDraft();
      forgetJobs();
      shell.navigate(hirePaths(slug).job(job_id), { replace: true });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Form
      onSubmit={handleSubmit(create)}
      busy={formState.isSubmitting}
      submitLabel={t('new.submit')}
      busyLabel={t('new.busy')}
      compact
    >
      <TextField
        {...register('title', { validate: (value) => Boolean(value.trim()) || t('missing.title') })}
        label={t('fields.title')}
        hint={t('fields.titleHint')}
        error={formState.errors.title?.message}
        maxLength={jobTitleMaxLength}
        required
      />
      <SelectField
        {...register('language', { required: t('choose') })}
        label={t('fields.language')}
        hint={t('fields.languageHint')}
        error={formState.errors.language?.message}
        placeholder={t('choose')}
        options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <FailureNotice error={failure} title={t('new.failed')} />
    </Form>
  );
}
