import { stageLimitMax } from '@sabi/contracts/hiring/field-limits';
import type { BoardColumn } from '@sabi/contracts/http/hiring/application-board';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { TextField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useSetStageLimit } from '../../../data/board';
import { FailureNotice } from '../../../failures/failure-notice';

interface LimitDialogProps {
  jobId: string;
  column: BoardColumn;
  /** @param text says what holds now */
  onSaved: (text: string) => void;
  onClose: () => void;
}

/** Sets how many applications a stage should have at most. */
export function LimitDialog({ jobId, column, onSaved, onClose }: LimitDialogProps) {
  const { t } = useTranslation(['board', 'hire']);
  const language = useLanguage();
  const { mutateAsync, error } = useSetStageLimit(jobId);
  const { stage_id: id, name, limit } = column;
  const stage = name[language];
  const form = useDraftForm<{ limit: string }>(`stage-limit-${jobId}-${id}`, {
    defaultValues: { limit: limit === null ? '' : String(limit) },
  });
  const save = async (values: { limit: string }) => {
    const wanted = readLimit(values.limit);
    const saved = await mutateAsync({ stage: id, limit: wanted }).catch(() => null);
    if (!saved) return;
    form.forgetDraft();
    onSaved(wanted === null ? t('limit.removed', { stage }) : t('limit.saved', { stage, limit: wanted }));
    onClose();
  };
  return (
    <Dialog
      open
      title={t('limit.title', { stage })}
      description={t('limit.text')}
      closeLabel={t('hire:close')}
      onClose={onClose}
    >
      <Form
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        busy={form.formState.isSubmitting}
        submitLabel={t('limit.submit')}
        busyLabel={t('limit.busy')}
      >
        <TextField
          {...form.register('limit', {
            validate: (value) => isLimit(readLimit(value)) || t('limit.invalid', { most: stageLimitMax }),
          })}
          label={t('limit.label')}
          hint={t('limit.hint')}
          error={form.formState.errors.limit?.message}
          inputMode="numeric"
          autoComplete="off"
        />
        <FailureNotice error={error} title={t('limit.failed')} />
      </Form>
    </Dialog>
  );
}

/** @returns null for none */
const readLimit = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

const isLimit = (limit: number | null): boolean =>
  limit === null || (Number.isInteger(limit) && limit >= 1 && limit <= stageLimitMax);
