import { usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { InvalidLink, Unsubscribe } from '../features/unsubscribe/unsubscribe';

/** The unsubscribe link of mails; works without a session. */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const [search] = useSearchParams();
  const token = search.get('token');
  usePageHead({ title: t('head.title'), description: t('head.description'), robots: 'noindex' });
  return token ? <Unsubscribe key={token} token={token} /> : <InvalidLink />;
}
