import type { ProposalSummary } from '@sabi/contracts/http/profile/profile';
import { localizedPath } from '@sabi/contracts/language';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../dates/format-moment';
import { failedText } from '../failures/failed-text';
import { useFocusHeir } from '../layout/use-focus-heir';
import { profileAnchors } from '../profile/profile-anchors';
import { useReloadCvImport, useUndo } from './cv-import-calls';

/** Announces a CV import that awaits a decision, or can still be undone. */
export function CvImportNotice({ proposal }: { proposal: ProposalSummary }) {
  return proposal.state === 'open' ? (
    <OpenNotice proposal={proposal} />
  ) : (
    <DecidedNotice proposal={proposal} />
  );
}

function OpenNotice({ proposal: { file_name: fileName, ...proposal } }: { proposal: ProposalSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const found = [
    proposal.new_count > 0 && t('resume.review.new', { count: proposal.new_count }),
    proposal.changed_count > 0 && t('resume.review.changed', { count: proposal.changed_count }),
  ].filter(Boolean);
  return (
    <Notice
      tone="info"
      title={t('resume.review.title', { fileName })}
      actions={
        <ButtonLink href={localizedPath(language, '/profile/review')}>{t('resume.review.link')}</ButtonLink>
      }
    >
      {found.length > 0
        ? t('resume.review.text', { found: found.join(' · ') })
        : t('resume.review.nothingNew')}
    </Notice>
  );
}

function DecidedNotice({ proposal }: { proposal: ProposalSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shell = useShell();
  const undo = useUndo(proposal);
  const reload = useReloadCvImport();
  const button = useFocusHeir();
  const { file_name: fileName, state } = proposal;
  // Not by callbacks of `mutate`: the page may lead on while this is under way, which would silence them.
  const takeBack = async () => {
    try {
      await undo.mutateAsync();
    } catch (error) {
      const description = t(wordsOfFailure(error));
      shell.toast({ tone: 'destructive', title: t('resume.review.undoFailed'), description });
      return;
    }
    await reload();
    shell.toast({ tone: 'success', title: t('resume.review.undone') });
  };
  return (
    <Notice
      tone={state === 'accepted' ? 'success' : 'info'}
      title={t(state === 'accepted' ? 'resume.review.accepted' : 'resume.review.dismissed', { fileName })}
      actions={
        <>
          {state === 'accepted' && (
            <ButtonLink href={`${localizedPath(language, '/profile')}#${profileAnchors.document}`}>
              {t('document.make')}
            </ButtonLink>
          )}
          <Button ref={button} variant="secondary" busy={undo.isPending} onClick={() => void takeBack()}>
            {t(undo.isPending ? 'resume.review.undoing' : 'resume.review.undo')}
          </Button>
        </>
      }
    >
      {t('resume.review.undoText', { until: formatMoment(proposal.expires_at, language) })}
    </Notice>
  );
}

function wordsOfFailure(error: unknown) {
  const isBlocked = error instanceof RequestFailed && error.code === 'PROPOSAL_UNDO_BLOCKED';
  return isBlocked ? 'resume.review.undoBlocked' : failedText(error);
}
