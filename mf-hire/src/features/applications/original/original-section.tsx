import { Button } from '@sabi/ui/button';
import { Section } from '@sabi/ui/section';
import { Skeleton } from '@sabi/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../../failures/failure-notice';
import { PdfView } from './lazy-pdf-view';

interface OriginalSectionProps {
  /** null while it is loading, or has failed to. */
  content: Blob | null;
  fileName: string;
  failure: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** The CV as the applicant made it. It takes the focus, as on narrow screens it is far below its button. */
export function OriginalSection({ content, fileName, failure, onRetry, onClose }: OriginalSectionProps) {
  const { t } = useTranslation(['applications', 'hire']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Section
      title={t('original.title')}
      headingRef={heading}
      action={
        <Button variant="ghost" onClick={onClose}>
          {t('hire:close')}
        </Button>
      }
    >
      {content && <PdfView content={content} fileName={fileName} />}
      {!content && !failure && <Skeleton label={t('original.loading')} rows={8} />}
      {!content && Boolean(failure) && (
        <>
          <FailureNotice error={failure} title={t('original.failed')} />
          <div>
            <Button variant="secondary" onClick={onRetry}>
              {t('hire:states.retry')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
