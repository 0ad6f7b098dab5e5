import { jobPath } from '@sabi/contracts/hiring/paths';
import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import { createLazyContent } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useHydrated } from '@sabi/ui/hydration';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { SaveButton } from '../save/save-button';
import { applySearch } from './apply-address';
import styles from './apply-bar.module.css';

const sheet = createLazyContent(
  () => import(/* webpackChunkName: "apply-sheet" */ './apply-sheet').then((module) => module.ApplySheet),
  { texts: ['apply'] },
);
const preload = () => void sheet.preload().catch(() => undefined);

/** Stays in view. A link, so that it also works before hydration, and the way back closes the sheet. */
export function ApplyBar({ job }: { job: PublicJob }) {
  const { t } = useTranslation('jobs');
  const link = useRef<HTMLAnchorElement>(null);
  const isHydrated = useHydrated();
  const isOpen = useLocation().search === applySearch;
  return (
    <div className={styles['bar']}>
      <ButtonLink
        ref={link}
        block
        size="lg"
        rel="nofollow"
        href={useHref(jobPath(job) + applySearch)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {t('apply')}
      </ButtonLink>
      <div className={styles['save']}>
        <SaveButton key={job.public_no} publicNo={job.public_no} />
      </div>
      <Suspense>{isHydrated && isOpen && <sheet.Content job={job} opener={link} />}</Suspense>
    </div>
  );
}
