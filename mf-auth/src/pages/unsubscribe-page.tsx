import { usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { InvalidLink, Unsubscribe } from '../features/unsubscribe/unsubscribe';

/** Where the link at the end of mails leads that one can do without; it works where nobody is signed in. */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const [search] = useSearchParams();
  const token = search.get('token');
  usePageHead({ title: t('head.title'), description: t('head.description'), robots: 'noindex' });
  return token ? <Unsubscribe key={token} token={token} /> : <InvalidLink />;
}
