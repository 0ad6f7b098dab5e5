import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../layout/use-focus-fallback';

interface UnsentCvProps {
  fileName: string;
  onRetry: () => void;
}

/** Retry for a file that was not sent; the toast gives the reason. */
export function UnsentCv({ fileName, onRetry }: UnsentCvProps) {
  const { t } = useTranslation();
  const button = useFocusFallback();
  return (
    <Notice
      tone="info"
      title={t('cv.notSent', { fileName })}
      actions={
        <Button ref={button} onClick={onRetry}>
          {t('cv.retry')}
        </Button>
      }
    />
  );
}
