import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Briefcase, Building2, Inbox, Mail, Plus, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCompany, useRights } from '../data/company-context';
import type { OwnCompany } from '../data/own-companies';
import { hirePath, hirePaths, inboxPath, newCompanyPath } from '../paths';
import styles from './workspace.module.css';

/** Navigation of a company, with a link to the account's other companies. */
export function WorkspaceNavigation({ companies }: { companies: readonly OwnCompany[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { name, slug, role } = useCompany();
  const { mayChangeJobs, mayReadTeam } = useRights();
  const paths = hirePaths(slug);
  const items = [
    { path: paths.jobs, label: t('navigation.jobs'), Icon: Briefcase },
    { path: inboxPath, label: t('navigation.inbox'), Icon: Inbox },
    { path: paths.company, label: t('navigation.company'), Icon: Building2 },
    ...(mayReadTeam ? [{ path: paths.team, label: t('navigation.team'), Icon: Users }] : []),
    ...(mayChangeJobs ? [{ path: paths.templates, label: t('navigation.templates'), Icon: Mail }] : []),
  ];
  const isCurrent = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const isOneOfMany = companies.length > 1;
  const others = isOneOfMany
    ? { path: hirePath, label: t('navigation.switch') }
    : { path: newCompanyPath, label: t('navigation.newCompany') };
  return (
    <nav className={styles['navigation']} aria-label={t('navigation.label')}>
      <div className={styles['company']}>
        <p className={styles['companyName']}>{name}</p>
        <p className={styles['role']}>{t(`roles.${role}`)}</p>
      </div>
      <ul className={styles['links']}>
        {items.map(({ path, label, Icon }) => (
          <li key={path} className={path === inboxPath ? styles['inbox'] : undefined}>
            <a
              className={styles['link']}
              href={localizedPath(language, path)}
              aria-current={isCurrent(path) ? 'page' : undefined}
            >
              <Icon size={18} aria-hidden="true" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <a className={styles['other']} href={localizedPath(language, others.path)}>
        {!isOneOfMany && <Plus size={16} aria-hidden="true" />}
        {others.label}
      </a>
    </nav>
  );
}
