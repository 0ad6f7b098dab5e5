import type { Job } from '@sabi/contracts/http/hiring/jobs';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../../data/company-context';
import { BasicsSection } from './basics-section';
import { createEditorCalls } from './editor-calls';
import { createEditorStore, EditorContext, useEditor } from './editor-store';
import styles from './editor.module.css';
import { ProcessSection, QuestionSection, RequirementSection } from './list-sections';
import { ConflictNotice, GeneralFindings, ObstacleNotice } from './obstacles';
import { PaySection } from './pay-section';
import { PlaceSection } from './place-section';
import { Preview } from './lazy-parts';
import { PublishBar } from './publish-bar';
import { TextSection } from './text-section';
import { useAutosave, useChecking } from './use-autosave';

interface JobEditorProps {
  job: Job;
  isReadOnly: boolean;
  /** Called with each version of the job from svc-hiring. */
  onStored: (job: Job) => void;
}

/** Job editor: the form, the rules' findings, and a preview. */
export function JobEditor({ job, isReadOnly, onStored }: JobEditorProps) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const [store] = useState(() =>
    createEditorStore(job, createEditorCalls(fetch, { companyId, jobId: job.job_id })),
  );
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.job !== before.job) onStored(now.job);
      }),
    [store, onStored],
  );
  return (
    <EditorContext value={store}>
      <StaffWords />
      {isReadOnly ? <Preview /> : <Writing />}
    </EditorContext>
  );
}

function Writing() {
  const { t } = useTranslation('editor');
  const [isPreviewing, setPreviewing] = useState(false);
  useAutosave();
  useChecking();
  return (
    <>
      <ConflictNotice />
      <ObstacleNotice />
      <GeneralFindings />
      <div className={styles['switch']} role="group" aria-label={t('view_.label')}>
        {[false, true].map((each) => (
          <button
            key={String(each)}
            type="button"
            className={styles['switchButton']}
            aria-pressed={isPreviewing === each}
            onClick={() => setPreviewing(each)}
          >
            {t(each ? 'view_.preview' : 'view_.write')}
          </button>
        ))}
      </div>
      <div className={styles['columns']} data-previewing={isPreviewing || undefined}>
        <div className={styles['form']}>
          <BasicsSection />
          <PlaceSection />
          <PaySection />
          <TextSection />
          <RequirementSection />
          <QuestionSection />
          <ProcessSection />
        </div>
        <Preview />
      </div>
      <PublishBar onStopped={() => setPreviewing(false)} />
    </>
  );
}

/** Why the staff has hidden or returned the job. */
function StaffWords() {
  const { t } = useTranslation(['editor', 'hire']);
  const language = useLanguage();
  const job = useEditor((state) => state.job);
  const words = job.frozen_at ? job.frozen_reason : job.review_reason;
  if (!job.frozen_at && !job.review_reason) return null;
  return (
    <Notice
      tone="danger"
      title={t(job.frozen_at ? 'staff.frozen' : 'staff.returned')}
      actions={
        job.frozen_at && (
          <ButtonLink variant="secondary" href={localizedPath(language, '/contact-us')}>
            {t('hire:approval.contact')}
          </ButtonLink>
        )
      }
    >
      {words && <blockquote className={styles['words']}>{words}</blockquote>}
      <p>{t(job.frozen_at ? 'staff.frozenText' : 'staff.returnedText')}</p>
    </Notice>
  );
}
