import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

/** For a form that was sent without script: the service leads back to the page once it has been taken. */
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
