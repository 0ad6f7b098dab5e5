import type { FullProfile } from '@sabi/contracts/http/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Section } from '../../layout/section';
import { profileAnchors } from '../../profile/profile-anchors';
import { ReportLink } from '../../profile/report-link';
import { CvImportNotice } from '../../cv-import/cv-import-notice';
import { CurrentResume } from './current-resume';
import { ProfileImport } from './profile-import';
import { ResumeDropZone } from './resume-drop-zone';
import styles from './resume-panel.module.css';
import { ResumeProgress } from './resume-progress';
import { hasEnded, latestResume } from '../../profile/latest-resume';
import { findStage } from './resume-state';
import { useResumeUploadState } from './resume-upload-store';
import { ResumeVersions } from './resume-versions';
import { UnreadableResume } from './unreadable-resume';
import { UnsentResume } from './unsent-resume';
import { UploadUnderWay } from './upload-under-way';
import { useResumeUpload } from './use-resume-upload';

/** The current CV, the state of a newer one, and the upload. */
export function ResumePanel({ full }: { full: FullProfile }) {
  const { t } = useTranslation();
  return (
    <Section title={t('resume.title')} anchor={profileAnchors.cv}>
      {full.profile.user_type === 'recruiter' ? (
        <EmptyState>{t('resume.onlyTalent')}</EmptyState>
      ) : (
        <TalentResume full={full} />
      )}
    </Section>
  );
}

function TalentResume({ full }: { full: FullProfile }) {
  const { t } = useTranslation();
  const { start, retry, cancel, unsent, sentFile } = useResumeUpload();
  const isSending = useResumeUploadState((state) => state.isSending);
  const { resume, proposal } = full;
  const latest = latestResume(full);
  const isRunning = latest !== null && !hasEnded(latest);
  const [followedId, setFollowedId] = useState<string | null>(null);
  if (isRunning && latest.id !== followedId) setFollowedId(latest.id);
  // The newest attempt is shown: a file being sent, then a rejected one, then one that could not be read.
  const unreadable = full.incoming_resume?.state === 'failed' ? full.incoming_resume : null;
  const hasFailed = !isSending && (unsent !== null || unreadable !== null);
  const label = hasFailed ? 'tryAnother' : latest ? 'chooseAnother' : 'choose';
  return (
    <div className={styles['panel']}>
      <p className={styles['intro']}>{t('resume.intro')}</p>
      {resume && <CurrentResume resume={resume} />}
      {resume && <ReportLink />}
      {isSending && <UploadProgress />}
      {isSending && sentFile && <UploadUnderWay file={sentFile} onCancel={cancel} />}
      {!isSending && isRunning && (
        <ResumeProgress stage={findStage(latest)} percent={latest.progress_percent || null} />
      )}
      {proposal && !isSending && !isRunning && <CvImportNotice proposal={proposal} />}
      {!isSending && unsent?.canRetry && <UnsentResume fileName={unsent.fileName} onRetry={retry} />}
      {!isSending && !unsent && unreadable && (
        <UnreadableResume
          unreadable={unreadable}
          current={resume}
          isExplained={unreadable.id === followedId}
        />
      )}
      <ResumeDropZone onChoose={start} label={label} disabled={isSending} />
      <div>
        <ProfileImport kind="linkedin" />
        <ProfileImport kind="jsonResume" />
      </div>
      <ResumeVersions resume={resume} incoming={full.incoming_resume ?? null} />
    </div>
  );
}

/** Apart from the panel, which would be rendered again with every per cent. */
function UploadProgress() {
  const sentPercent = useResumeUploadState((state) => state.sentPercent);
  return <ResumeProgress stage="uploading" percent={sentPercent} />;
}
