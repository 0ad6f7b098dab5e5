import type { CvImportSummary } from '@sabi/contracts/http/profile/profile';
import { localizedPath } from '@sabi/contracts/language';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { failedText } from '@sabi/shell-sdk/queries';
import { useFocusFallback } from '../layout/use-focus-fallback';
import { profileAnchors } from '../profile/profile-anchors';
import { cvImportPath } from './cv-import-path';
import { useReloadCvImport, useUndo } from './cv-import-calls';

/** Announces a CV import that awaits a decision, or that can still be undone. */
export function CvImportNotice({ cvImport }: { cvImport: CvImportSummary }) {
  return cvImport.state === 'open' ? (
    <OpenNotice cvImport={cvImport} />
  ) : (
    <DecidedNotice cvImport={cvImport} />
  );
}

function OpenNotice({ cvImport: { file_name: fileName, ...cvImport } }: { cvImport: CvImportSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const found = [
    cvImport.new_count > 0 && t('cv.import.new', { count: cvImport.new_count }),
    cvImport.changed_count > 0 && t('cv.import.changed', { count: cvImport.changed_count }),
  ].filter(Boolean);
  return (
    <Notice
      tone="info"
      title={t('cv.import.title', { fileName })}
      actions={<ButtonLink href={localizedPath(language, cvImportPath)}>{t('cv.import.link')}</ButtonLink>}
    >
      {found.length > 0 ? t('cv.import.text', { found: found.join(' · ') }) : t('cv.import.nothingNew')}
    </Notice>
  );
}

function DecidedNotice({ cvImport }: { cvImport: CvImportSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shell = useShell();
  const undo = useUndo(cvImport);
  const reload = useReloadCvImport();
  const button = useFocusFallback();
  const { file_name: fileName, state } = cvImport;
  // Without callbacks of `mutate`, which do not run when the page is left meanwhile.
  const takeBack = async () => {
    try {
      await undo.mutateAsync();
    } catch (error) {
      const description = t(wordsOfFailure(error));
      shell.toast({ tone: 'destructive', title: t('cv.import.undoFailed'), description });
      return;
    }
    await reload();
    shell.toast({ tone: 'success', title: t('cv.import.undone') });
  };
  return (
    <Notice
      tone={state === 'accepted' ? 'success' : 'info'}
      title={t(state === 'accepted' ? 'cv.import.accepted' : 'cv.import.dismissed', { fileName })}
      actions={
        <>
          {state === 'accepted' && (
            <ButtonLink href={`${localizedPath(language, '/profile')}#${profileAnchors.document}`}>
              {t('document.make')}
            </ButtonLink>
          )}
          <Button ref={button} variant="secondary" busy={undo.isPending} onClick={() => void takeBack()}>
            {t(undo.isPending ? 'cv.import.undoing' : 'cv.import.undo')}
          </Button>
        </>
      }
    >
      {t('cv.import.undoText', { until: formatMoment(cvImport.expires_at, language) })}
    </Notice>
  );
}

function wordsOfFailure(error: unknown) {
  const isBlocked = error instanceof RequestFailed && error.code === 'PROPOSAL_UNDO_BLOCKED';
  return isBlocked ? 'cv.import.undoBlocked' : failedText(error);
}
