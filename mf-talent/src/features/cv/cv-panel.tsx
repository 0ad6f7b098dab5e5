import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Section } from '@sabi/ui/section';
import { profileAnchors } from '../../profile/profile-anchors';
import { ReportLink } from '../../profile/report-link';
import { CvImportNotice } from '../../cv-import/cv-import-notice';
import { CurrentCv } from './current-cv';
import { ProfileImport } from './profile-import';
import { CvDropZone } from './cv-drop-zone';
import styles from './cv-panel.module.css';
import { CvProgress } from './cv-progress';
import { hasEnded, findLatestCv } from '../../profile/find-latest-cv';
import { findStage } from './cv-state';
import { useCvUploadState } from './cv-upload-store';
import { CvVersions } from './cv-versions';
import { SharedCorrections } from './shared-corrections';
import { UnreadableCv } from './unreadable-cv';
import { UnsentCv } from './unsent-cv';
import { UploadStatus } from './upload-status';
import { useCvUpload } from './use-cv-upload';

/** The current CV, the state of a newer one, and the upload. */
export function CvPanel({ full }: { full: FullProfile }) {
  const { t } = useTranslation();
  return (
    <Section title={t('cv.title')} anchor={profileAnchors.cv}>
      {full.profile.user_type === 'recruiter' ? (
        <EmptyState>{t('cv.onlyTalent')}</EmptyState>
      ) : (
        <TalentCv full={full} />
      )}
    </Section>
  );
}

function TalentCv({ full }: { full: FullProfile }) {
  const { t } = useTranslation();
  const { start, retry, cancel, unsent, sentFile } = useCvUpload();
  const isSending = useCvUploadState((state) => state.isSending);
  const { resume: cv, proposal: cvImport } = full;
  const latest = findLatestCv(full);
  const isRunning = latest !== null && !hasEnded(latest);
  const [followedId, setFollowedId] = useState<string | null>(null);
  if (isRunning && latest.id !== followedId) setFollowedId(latest.id);
  // Shows the newest attempt: a file being sent, else a rejected one, else an unreadable one.
  const unreadable = full.incoming_resume?.state === 'failed' ? full.incoming_resume : null;
  const hasFailed = !isSending && (unsent !== null || unreadable !== null);
  const label = hasFailed ? 'tryAnother' : latest ? 'chooseAnother' : 'choose';
  return (
    <div className={styles['panel']}>
      <p className={styles['intro']}>{t('cv.intro')}</p>
      {cv && <CurrentCv cv={cv} />}
      {cv && <ReportLink />}
      {isSending && <UploadProgress />}
      {isSending && sentFile && <UploadStatus file={sentFile} onCancel={cancel} />}
      {!isSending && isRunning && (
        <CvProgress stage={findStage(latest)} percent={latest.progress_percent || null} />
      )}
      {cvImport && !isSending && !isRunning && <CvImportNotice cvImport={cvImport} />}
      {!isSending && unsent?.canRetry && <UnsentCv fileName={unsent.fileName} onRetry={retry} />}
      {!isSending && !unsent && unreadable && (
        <UnreadableCv unreadable={unreadable} current={cv} isExplained={unreadable.id === followedId} />
      )}
      <CvDropZone onChoose={start} label={label} disabled={isSending} />
      <div>
        <ProfileImport kind="linkedin" />
        <ProfileImport kind="jsonResume" />
      </div>
      {full.shared_corrections && <SharedCorrections count={full.shared_corrections} />}
      <CvVersions cv={cv} incoming={full.incoming_resume ?? null} />
    </div>
  );
}

/** Separate from the panel, which would otherwise render at every per cent. */
function UploadProgress() {
  const sentPercent = useCvUploadState((state) => state.sentPercent);
  return <CvProgress stage="uploading" percent={sentPercent} />;
}
