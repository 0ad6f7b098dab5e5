import { jobSearchNoteMaxLength } from '@sabi/contracts/hiring/field-limits';
import type { JobSearchNote } from '@sabi/contracts/http/hiring/job-search';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { Button } from '@sabi/ui/button';
import { Form } from '@sabi/ui/form';
import { Notice } from '@sabi/ui/notice';
import { TextAreaField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../use-failure-text';
import styles from './card.module.css';
import { useNoteSaving } from './use-note-saving';

/** The version belongs to the text that was loaded, and is stored with its draft. */
type NoteValues = Pick<JobSearchNote, 'text' | 'version'>;

/** The talent's note on a card. Where it was changed elsewhere, both are shown and one is chosen. */
export function NoteForm({ cardId, note: { text, version } }: { cardId: string; note: JobSearchNote }) {
  const { t } = useTranslation('job-search');
  const describe = useFailureText();
  const form = useDraftForm<NoteValues>(`job-search-note-${cardId}`, { defaultValues: { text, version } });
  const { register, formState } = form;
  const { save, other, forgetOther, failure, isSaved } = useNoteSaving(cardId);
  const show = (note: NoteValues) => {
    form.reset({ text: note.text, version: note.version });
    form.forgetDraft();
  };
  const store = async (values: NoteValues) => {
    const stored = await save(values);
    if (stored) show(stored);
  };
  const takeOther = (theirs: JobSearchNote) => {
    show(theirs);
    forgetOther();
  };
  return (
    <section className={styles['part']}>
      <Form
        compact
        variant="secondary"
        onSubmit={(event) => void form.handleSubmit(store)(event)}
        busy={formState.isSubmitting}
        submitLabel={t('note.save')}
        busyLabel={t('note.saving')}
      >
        <TextAreaField
          {...register('text', {
            validate: (typed) =>
              typed.trim().length <= jobSearchNoteMaxLength ||
              t('note.tooLong', { max: jobSearchNoteMaxLength }),
          })}
          label={t('note.label')}
          hint={t('note.hint')}
          error={formState.errors.text?.message}
          rows={4}
        />
        {other && (
          <NoteConflict
            other={other}
            onTake={() => takeOther(other)}
            onKeep={() => void store({ text: form.getValues('text'), version: other.version })}
          />
        )}
        {failure !== null && (
          <Notice tone="danger" title={t('note.failed')}>
            {describe(failure)}
          </Notice>
        )}
        <p className={styles['soft']} role="status">
          {isSaved && !formState.isDirty && t('note.saved')}
        </p>
      </Form>
    </section>
  );
}

interface NoteConflictProps {
  other: JobSearchNote;
  onTake: () => void;
  onKeep: () => void;
}

function NoteConflict({ other, onTake, onKeep }: NoteConflictProps) {
  const { t } = useTranslation('job-search');
  return (
    <Notice
      tone="danger"
      title={t('note.changed')}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {t('note.keepMine')}
          </Button>
          <Button variant="secondary" onClick={onTake}>
            {t('note.takeOther')}
          </Button>
        </>
      }
    >
      <p className={styles['text']}>{other.text === '' ? t('note.otherEmpty') : other.text}</p>
    </Notice>
  );
}
