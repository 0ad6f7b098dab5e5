import { jobPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../data/company-context';
import { useForgetJobs } from '../../data/jobs';
import { useEditor } from './editor-store';
import styles from './editor.module.css';
import { SaveLine } from './save-line';

/** Actions for the whole job; sticky, as the form is long. @param onStopped called where something has to be mended first */
export function PublishBar({ onStopped }: { onStopped: () => void }) {
  const { t } = useTranslation(['editor', 'hire']);
  const shell = useShell();
  const language = useLanguage();
  const { mayApproveJobs } = useRights();
  const forgetJobs = useForgetJobs();
  const job = useEditor((state) => state.job);
  const saveState = useEditor((state) => state.saveState);
  const isPublishing = useEditor((state) => state.isPublishing);
  const publish = useEditor((state) => state.publish);
  const save = useEditor((state) => state.save);
  const step = job.state === 'in_approval' ? 'approve' : 'publish';
  const mayPublish =
    job.state === 'draft' || job.state === 'paused' || (job.state === 'in_approval' && mayApproveJobs);
  const bar = useRef<HTMLDivElement>(null);
  const isUnsaved = saveState !== 'saved';

  const send = async () => {
    const published = await publish(step);
    if (!published) return onStopped();
    bar.current?.focus(); // the pressed button is gone
    forgetJobs();
    const { state } = published;
    shell.toast({
      tone: 'success',
      title:
        state === 'in_approval' || state === 'in_review'
          ? t(`hire:states.${state}.reached`)
          : t('publish.done'),
    });
  };
  const saveChanges = async () => {
    if (!(await save())) return onStopped();
    forgetJobs();
    bar.current?.focus(); // the pressed button is disabled
    shell.toast({ tone: 'success', title: t('save.done') });
  };
  return (
    <div ref={bar} tabIndex={-1} className={styles['bar']}>
      <SaveLine />
      <div className={styles['barActs']}>
        {job.state === 'published' && !job.frozen_at && (
          <ButtonLink variant="secondary" href={localizedPath(language, jobPath(job))}>
            {t('view')}
          </ButtonLink>
        )}
        {job.state !== 'draft' && (
          <Button
            variant={mayPublish ? 'secondary' : 'primary'}
            busy={saveState === 'saving'}
            disabled={!isUnsaved}
            onClick={() => void saveChanges()}
          >
            {t('save.submit')}
          </Button>
        )}
        {mayPublish && (
          <Button busy={isPublishing} onClick={() => void send()}>
            {t(job.state === 'draft' && !mayApproveJobs ? 'publish.forApproval' : `publish.${step}`)}
          </Button>
        )}
      </div>
    </div>
  );
}
