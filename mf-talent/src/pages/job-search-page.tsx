import { boardPath, jobSearchPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import { lazyComponent, useLanguage, usePageHead, useShell } from '@sabi/shell-sdk/react';
import { Skeleton } from '@sabi/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@sabi/ui/tabs';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RecommendationsPanel } from '../features/dashboard/recommendations-panel';
import { Page } from '../layout/page';
import styles from './job-search-page.module.css';

const tabNames = ['for-you', 'saved', 'applications'] as const;
type TabName = (typeof tabNames)[number];

function Loading() {
  const { t } = useTranslation('job-search');
  return <Skeleton label={t('loading')} rows={6} />;
}

/** Each is loaded when it is opened. */
const tabs: Readonly<Record<TabName, ComponentType>> = {
  'for-you': RecommendationsPanel,
  saved: lazyComponent(
    () =>
      import(/* webpackChunkName: "part-saved-jobs" */ '../features/job-search/saved/saved-jobs').then(
        (module) => module.SavedJobs,
      ),
    { Waiting: Loading },
  ),
  applications: lazyComponent(
    () =>
      import(/* webpackChunkName: "part-applications" */ '../features/job-search/applications').then(
        (module) => module.Applications,
      ),
    { Waiting: Loading },
  ),
};

const addressOf = (tab: TabName) => (tab === 'for-you' ? jobSearchPath : `${jobSearchPath}?tab=${tab}`);

/** The tab is part of the address. */
export function JobSearchPage() {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  const { navigate } = useShell();
  const [params] = useSearchParams();
  const tab = tabNames.find((name) => name === params.get('tab')) ?? 'for-you';
  const Content = tabs[tab];
  usePageHead({ title: t('head.title'), description: t('head.description'), robots: 'noindex' });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Tabs
        className={styles['tabs']}
        value={tab}
        onValueChange={(value) => navigate(addressOf(value as TabName))}
      >
        <div className={styles['bar']}>
          <TabList label={t('tabs.label')}>
            {tabNames.map((name) => (
              <Tab
                key={name}
                className={styles['tab']}
                value={name}
                href={localizedPath(language, addressOf(name))}
              >
                {t(`tabs.${name}`)}
              </Tab>
            ))}
          </TabList>
          <a href={localizedPath(language, boardPath)}>{t('allJobs')}</a>
        </div>
        <TabPanel value={tab}>
          <Content />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
