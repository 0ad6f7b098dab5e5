import { Skeleton } from '@sabi/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PdfFailed } from './pdf-failed';
import { PdfPages } from './pdf-pages';
import { useOpenedPdf } from './use-opened-pdf';

interface PdfViewProps {
  content: Blob;
  fileName: string;
}

/** A PDF as pictures of its pages, or why it cannot be shown. */
export function PdfView({ content, fileName }: PdfViewProps) {
  const { t } = useTranslation('applications');
  const [attempt, setAttempt] = useState(0);
  const opened = useOpenedPdf(content, attempt);
  const retry = () => setAttempt(attempt + 1);
  if (!opened) return <Skeleton label={t('original.loading')} rows={8} />;
  if ('failure' in opened) return <PdfFailed failure={opened.failure} onRetry={retry} />;
  return <PdfPages pdf={opened.pdf} fileName={fileName} onRetry={retry} />;
}
