import type { CvImport } from '@sabi/contracts/http/profile/cv-import';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import styles from './cv-import-form.module.css';
import { useGroupTitle } from './use-group-title';

/** Asks the user to check text recognised from an image. */
export function RecognisedText() {
  const { t } = useTranslation('cv-import');
  return (
    <Notice tone="info" title={t('recognised.title')}>
      {t('recognised.text')}
    </Notice>
  );
}

/** Reports pages beyond the limit. */
export function UnreadPages({ count }: { count: number }) {
  const { t } = useTranslation('cv-import');
  if (count === 0) return null;
  return (
    <Notice tone="info" title={t('unread.title')}>
      {t('unread.text', { count })}
    </Notice>
  );
}

/** Reports hidden text that was left out, and why it should be removed from the file. */
export function HiddenText({ count }: { count: number }) {
  const { t } = useTranslation('cv-import');
  if (count === 0) return null;
  return <p className={styles['hidden']}>{t('hidden', { count })}</p>;
}

/** Parts of an import that a profile cannot hold, so that the user can add them by hand. */
export function Omissions({ omissions = [], unplaced = [] }: Pick<CvImport, 'omissions' | 'unplaced'>) {
  const { t } = useTranslation('cv-import');
  const titleOf = useGroupTitle();
  if (omissions.length + unplaced.length === 0) return null;
  return (
    <Notice tone="info" title={t('omissions.title')}>
      <ul>
        {omissions.map(({ group, reason, count }) => (
          <li key={`${group} ${reason}`}>{t(`omissions.${reason}`, { group: titleOf(group), count })}</li>
        ))}
        {unplaced.map(({ part, count }) => (
          <li key={part}>{t('omissions.unplaced', { group: t(`unplaced.${part}`), count })}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Everything was read surely, and every line has its place. */
export function AllSure() {
  const { t } = useTranslation('cv-import');
  return (
    <Notice tone="success" title={t('sure.title')}>
      {t('sure.text')}
    </Notice>
  );
}

export function NothingNew({
  cvImport: { file_name: fileName },
  isEmpty,
}: {
  cvImport: CvImport;
  isEmpty: boolean;
}) {
  const { t } = useTranslation('cv-import');
  const state = isEmpty ? 'nothingFound' : 'nothingNew';
  return (
    <Notice tone="info" title={t(`${state}.title`)}>
      {t(`${state}.text`, { fileName })}
    </Notice>
  );
}
