import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { EditingProvider } from '../editing/editing-provider';
import { AbilityLists } from '../features/profile-lists/ability-lists';
import { HistoryLists } from '../features/profile-lists/history-lists';
import { ProfileHeader } from '../features/profile-header/profile-header';
import { Avatar } from '../features/profile-picture/avatar';
import { PictureEditor } from '../features/profile-picture/picture-editor';
import { ResumeDocumentPanel } from '../features/resume-document/resume-document-panel';
import { CvPanel } from '../features/cv/cv-panel';
import { ShareHint } from '../features/sharing/share-hint';
import { Summary } from '../features/summary/summary';
import { PageFrame } from '../layout/page';
import { Section } from '@sabi/ui/section';
import { ProfileBoundary } from '../profile/profile-boundary';
import { Strength } from '../profile/strength';
import { StrengthParts } from '../profile/strength-parts';
import { useAnchor } from '../profile/use-anchor';
import styles from './profile-page.module.css';

export function ProfilePage() {
  const { t } = useTranslation();
  usePageHead({
    title: t('profile.head.title'),
    description: t('profile.head.description'),
    robots: 'noindex',
  });
  return (
    <ProfileBoundary>
      {(full) => (
        <EditingProvider>
          <LoadedProfile full={full} />
        </EditingProvider>
      )}
    </ProfileBoundary>
  );
}

function LoadedProfile({ full }: { full: FullProfile }) {
  const { t } = useTranslation();
  const { profile, lists } = full;
  const isRecruiter = profile.user_type === 'recruiter';
  useAnchor();
  return (
    <PageFrame>
      <ProfileHeader
        full={full}
        picture={isRecruiter ? <Avatar full={full} /> : <PictureEditor full={full} />}
      />
      <div className={styles['columns']}>
        <div className={styles['todo']}>
          {!isRecruiter && (
            <Section title={t('strength.title')}>
              <Strength percent={profile.profile_strength} />
              <StrengthParts full={full} />
            </Section>
          )}
          <CvPanel full={full} />
        </div>
        <div className={styles['main']}>
          <Summary profile={profile} />
          {!isRecruiter && (
            <>
              <HistoryLists lists={lists} />
              <AbilityLists lists={lists} />
            </>
          )}
        </div>
        {!isRecruiter && (
          <div className={styles['sending']}>
            <ResumeDocumentPanel />
            <ShareHint />
          </div>
        )}
      </div>
    </PageFrame>
  );
}
