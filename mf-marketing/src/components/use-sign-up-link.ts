import { useSignedIn } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { elsewhere } from '../paths';
import type { PageLink } from './action-link';

/**
 * The target of a sign-up button: the dashboard for a person who is signed in already. Its label is about as long as that of a
 * visitor's link and never wraps, so that nothing moves when the session is known.
 */
export function useSignUpLink(forVisitors: PageLink): PageLink {
  const { t } = useTranslation('common');
  return useSignedIn() ? { to: elsewhere.dashboard, label: t('myDashboard') } : forVisitors;
}
