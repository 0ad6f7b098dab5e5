import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

/** For a form sent without script: the service redirects back to the page. */
export function SentNotice() {
  const { t } = useTranslation('inquiry');
  const [search] = useSearchParams();
  if (search.get('sent') !== 'yes') return null;
  return (
    <Notice tone="success" title={t('sent.title')}>
      {t('sent.text')}
    </Notice>
  );
}
