import type { Cv } from '@sabi/contracts/http/profile/profile';
import type { CvVersion, CvVersionList } from '@sabi/contracts/http/profile/cv-versions';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemList } from '../../layout/item-list';
import { formatSize } from '../../files/format-size';
import { RemoveCvDialog } from './lazy-remove-cv-dialog';
import { RemovedNotice } from './removed-notice';
import styles from './cv-versions.module.css';
import { useCvVersions, useVersionAct } from './use-cv-versions';
import { VersionRow } from './version-row';

interface CvVersionsProps {
  /** The current CV. */
  cv: Cv | null;
  incoming: Cv | null;
}

/** All stored CVs with their actions. A removal can be undone for a moment. */
export function CvVersions({ cv, incoming }: CvVersionsProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCvVersions([cv, incoming]);
  const [removed, setRemoved] = useState<CvVersion | null>(null);
  const [asked, setAsked] = useState<CvVersion | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const act = useVersionAct<CvVersion>((done, version) => {
    setRemoved(done === 'remove' ? version : null);
    if (done !== 'remove') heading.current?.focus(); // the focused button is gone
  });
  const hasSome = cv !== null || incoming !== null;
  const versions = hasSome ? data : undefined;
  if (!versions && !removed && !isError) return null;
  const remove = (version: CvVersion) => {
    setAsked(null);
    act.mutate({ act: 'remove', version });
  };
  return (
    <section className={styles['versions']} aria-labelledby="cv-versions">
      <h3 ref={heading} id="cv-versions" className={styles['title']} tabIndex={-1}>
        {t('cv.versions.title')}
      </h3>
      {removed && (
        <RemovedNotice
          fileName={removed.file_name}
          busy={act.isPending && act.variables.act === 'restore'}
          onUndo={() => act.mutate({ act: 'restore', version: removed })}
        />
      )}
      {!versions && isError && hasSome && (
        <p className={styles['room']}>
          {t('cv.versions.loadFailed')}{' '}
          <Button variant="ghost" onClick={() => void refetch()}>
            {t('cv.retry')}
          </Button>
        </p>
      )}
      {versions && (
        <VersionList
          versions={versions}
          onMakeCurrent={(version) => act.mutate({ act: 'current', version })}
          onRemove={setAsked}
        />
      )}
      {asked && (
        <RemoveCvDialog
          fileName={asked.file_name}
          kind={kindOf(asked, versions)}
          onConfirm={() => remove(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function kindOf({ is_current, state }: CvVersion, versions: CvVersionList | undefined) {
  if (is_current) return versions?.resumes.length === 1 ? 'only' : 'current';
  return state === 'parsed' ? 'other' : 'unread';
}

interface VersionListProps {
  versions: CvVersionList;
  onMakeCurrent: (version: CvVersion) => void;
  onRemove: (version: CvVersion) => void;
}

function VersionList({ versions, onMakeCurrent, onRemove }: VersionListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { resumes: cvs, used_bytes, quota_bytes } = versions;
  return (
    <>
      <ItemList label={t('cv.versions.title')}>
        {cvs.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            onMakeCurrent={() => onMakeCurrent(version)}
            onRemove={() => onRemove(version)}
          />
        ))}
      </ItemList>
      <p className={styles['room']}>
        {t('cv.versions.room', {
          used: formatSize(used_bytes, language),
          quota: formatSize(quota_bytes, language),
        })}
      </p>
    </>
  );
}
