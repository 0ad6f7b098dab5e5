import { useSignedIn } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { elsewhere } from '../paths';
import type { PageLink } from './action-link';

/**
 * The target of a sign-up button; the dashboard for signed-in users. Both labels have about the same length and never wrap, so
 * that the layout does not shift when the session is known.
 */
export function useSignUpLink(forVisitors: PageLink): PageLink {
  const { t } = useTranslation('common');
  return useSignedIn() ? { to: elsewhere.dashboard, label: t('myDashboard') } : forVisitors;
}
