import type { ProposalSummary, Resume, UserType } from '@sabi/contracts/http/profile';
import { useTranslation } from 'react-i18next';
import { EmptyState, Section } from '../../layout/section';
import { profileAnchors } from '../../profile/profile-anchors';
import { ReportLink } from '../../profile/report-link';
import { ProposalNotice } from '../../proposal/proposal-notice';
import { CurrentResume } from './current-resume';
import { ProfileImport } from './profile-import';
import { ResumeDropZone } from './resume-drop-zone';
import styles from './resume-panel.module.css';
import { ResumeProblem } from './resume-problem';
import { ResumeProgress } from './resume-progress';
import { findStage, hasEnded } from './resume-state';
import { useResumeUploadState } from './resume-upload-store';
import { ResumeVersions } from './resume-versions';
import { UploadUnderWay } from './upload-under-way';
import { useCauseText } from './use-cause-text';
import { useResumeUpload } from './use-resume-upload';

interface TalentResumeProps {
  resume: Resume | null;
  proposal: ProposalSummary | null;
}

/** The CV: the one that is there, what is happening to it, and the way to another. */
export function ResumePanel({
  resume,
  proposal,
  userType,
}: TalentResumeProps & { userType: UserType | null }) {
  const { t } = useTranslation();
  return (
    <Section title={t('resume.title')} anchor={profileAnchors.cv}>
      {userType === 'recruiter' ? (
        <EmptyState>{t('resume.onlyTalent')}</EmptyState>
      ) : (
        <TalentResume resume={resume} proposal={proposal} />
      )}
    </Section>
  );
}

function TalentResume({ resume, proposal }: TalentResumeProps) {
  const { t } = useTranslation();
  const describeCause = useCauseText();
  const { start, retry, cancel, problem, sentFile } = useResumeUpload();
  const isSending = useResumeUploadState((state) => state.isSending);
  const isRunning = resume !== null && !hasEnded(resume);
  const parseFailure = resume?.state === 'failed' && {
    title: t('resume.failedTitle'),
    text: t('resume.parseFailed', { cause: describeCause(resume.error_code) }),
    canRetry: false,
  };
  // What was tried last is what matters: a file being sent, then one that was refused, then the job.
  const shownProblem = isSending ? null : problem || parseFailure || null;
  const label = shownProblem ? 'tryAnother' : resume ? 'chooseAnother' : 'choose';
  return (
    <div className={styles['panel']}>
      <p className={styles['intro']}>{t('resume.intro')}</p>
      {resume && <CurrentResume resume={resume} />}
      {resume && <ReportLink />}
      {isSending && <UploadProgress />}
      {isSending && sentFile && <UploadUnderWay file={sentFile} onCancel={cancel} />}
      {!isSending && isRunning && (
        <ResumeProgress stage={findStage(resume)} percent={resume.progress_percent || null} />
      )}
      {proposal && !isSending && !isRunning && <ProposalNotice proposal={proposal} />}
      {shownProblem && <ResumeProblem problem={shownProblem} onRetry={retry} />}
      <ResumeDropZone onChoose={start} label={label} disabled={isSending} />
      <div>
        <ProfileImport kind="linkedin" />
        <ProfileImport kind="jsonResume" />
      </div>
      <ResumeVersions resume={resume} />
    </div>
  );
}

/** Apart from the panel, which would be rendered again with every per cent. */
function UploadProgress() {
  const sentPercent = useResumeUploadState((state) => state.sentPercent);
  return <ResumeProgress stage="uploading" percent={sentPercent} />;
}
