import { findPendingAnalysis } from '@sabi/cv-report/pending-analysis';
import { useSession } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';

interface ClaimNoticeProps {
  loading: boolean;
  /** The analysis is open already. */
  done: boolean;
  onOpen: () => Promise<void>;
}

/** For users who had a CV analysed before signing up: opens the rest of the analysis, or offers a button where that failed. */
export function ClaimNotice({ loading, done, onOpen }: ClaimNoticeProps) {
  const { t } = useTranslation('talent-solution');
  const { status } = useSession();
  if (status !== 'signed-in' || done || !findPendingAnalysis()) return null;
  return (
    <Notice
      tone="success"
      title={t('cv.claim.title')}
      actions={
        <Button busy={loading} onClick={() => void onOpen()}>
          {t('cv.claim.open')}
        </Button>
      }
    >
      {t('cv.claim.text')}
    </Notice>
  );
}
