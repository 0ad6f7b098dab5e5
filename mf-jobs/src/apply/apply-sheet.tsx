import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import type { SignedInUser } from '@sabi/shell-sdk';
import { useRequiredSession, useShell } from '@sabi/shell-sdk/react';
import { Dialog } from '@sabi/ui/dialog';
import { Skeleton } from '@sabi/ui/skeleton';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicationExists } from './application-exists';
import { ApplicationSent } from './application-sent';
import { ApplyForm } from './apply-form';
import { FormFailed } from './form-failed';
import { useApplicationForm } from './use-application-form';

export interface ApplySheetProps {
  job: PublicJob;
  /** What opened it, and gets the focus afterwards. */
  opener: RefObject<HTMLElement | null>;
  onApplication: (id: string) => void;
}

/** Applying to a job. Without a session it leads to sign-in and back to this address. */
export function ApplySheet({ job, opener, onApplication }: ApplySheetProps) {
  const { t } = useTranslation('apply');
  const { location, navigate } = useShell();
  const user = useRequiredSession();
  return (
    <Dialog
      open
      title={t('title', { title: job.posting.title })}
      closeLabel={t('close')}
      onClose={() => navigate(location.get().pathname, { replace: true })}
      findFocusAfter={() => opener.current}
    >
      {user ? (
        <Steps key={user.id} user={user} job={job} onApplication={onApplication} />
      ) : (
        <Skeleton label={t('loading')} rows={6} />
      )}
    </Dialog>
  );
}

interface StepsProps extends Pick<ApplySheetProps, 'job' | 'onApplication'> {
  user: SignedInUser;
}

function Steps({ user, job, onApplication }: StepsProps) {
  const { t } = useTranslation('apply');
  const { loaded, error, reload } = useApplicationForm(job.public_no);
  const [sent, setSent] = useState<OwnApplication | null>(null);
  const company = job.company.name;
  if (sent) return <ApplicationSent application={sent} company={company} />;
  if (error !== null && !loaded) return <FormFailed error={error} onRetry={reload} />;
  if (!loaded) return <Skeleton label={t('loading')} rows={6} />;
  if (loaded.form.application_id) return <ApplicationExists id={loaded.form.application_id} />;
  const showSent = (application: OwnApplication) => {
    setSent(application);
    onApplication(application.application_id);
  };
  return <ApplyForm user={user} job={job} {...loaded} onSent={showSent} onOutdated={reload} />;
}
