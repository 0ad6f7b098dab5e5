import { applicationsPath, jobPath } from '@sabi/contracts/hiring/paths';
import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import { createLazyContent } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useHydrated } from '@sabi/ui/hydration';
import { type Ref, Suspense, useRef, useState } from 'react';
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
  const link = useRef<HTMLAnchorElement>(null);
  const [application, setApplication] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const isOpen = useLocation().search === applySearch;
  return (
    <div className={styles['bar']}>
      {application ? <Applied ref={link} id={application} /> : <Apply ref={link} job={job} />}
      <div className={styles['save']}>
        <SaveButton publicNo={job.public_no} onApplication={setApplication} />
      </div>
      <Suspense>
        {isHydrated && isOpen && <sheet.Content job={job} opener={link} onApplication={setApplication} />}
      </Suspense>
    </div>
  );
}

function Apply({ job, ref }: { job: PublicJob; ref: Ref<HTMLAnchorElement> }) {
  const { t } = useTranslation('jobs');
  return (
    <ButtonLink
      ref={ref}
      block
      size="lg"
      rel="nofollow"
      href={useHref(jobPath(job) + applySearch)}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {t('apply')}
    </ButtonLink>
  );
}

function Applied({ id, ref }: { id: string; ref: Ref<HTMLAnchorElement> }) {
  const { t } = useTranslation('save');
  return (
    <p className={styles['applied']}>
      {t('applied.title')}{' '}
      <a ref={ref} className={styles['application']} href={useHref(`${applicationsPath}&card=${id}`)}>
        {t('applied.link')}
      </a>
    </p>
  );
}
