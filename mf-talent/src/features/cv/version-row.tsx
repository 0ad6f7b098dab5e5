import type { CvVersion } from '@sabi/contracts/http/profile/cv-versions';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@sabi/shell-sdk/dates';
import { ItemRow } from '../../layout/item-list';
import { formatSize } from '../../files/format-size';
import { useCvDownload } from './use-cv-download';

interface VersionRowProps {
  version: CvVersion;
  onMakeCurrent: () => void;
  onRemove: () => void;
}

export function VersionRow({ version, onMakeCurrent, onRemove }: VersionRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const download = useCvDownload();
  const { id, file_name: fileName, is_current: isCurrent, state, scan_state: scan } = version;
  const action = (name: 'download' | 'makeCurrent' | 'remove', onSelect: () => void) => ({
    label: t(`cv.versions.${name}`),
    fullLabel: t(`cv.versions.${name}For`, { fileName }),
    onSelect,
  });
  const uploaded = t('cv.uploaded', { date: formatDay(version.uploaded_at, language) });
  const isRead = state === 'parsed' ? 'read' : state === 'failed' ? 'unreadable' : 'running';
  return (
    <ItemRow
      name={fileName}
      badge={isCurrent ? t('cv.current') : undefined}
      details={[
        `${uploaded} · ${formatSize(version.size_bytes, language)}`,
        `${t(`cv.versions.states.${isRead}`)} · ${t(`cv.versions.scans.${scan}`)}`,
      ]}
      actions={[
        // The current CV has its download above.
        ...(isCurrent
          ? []
          : [action('download', () => download.mutate(id)), action('makeCurrent', onMakeCurrent)]),
        action('remove', onRemove),
      ]}
    />
  );
}
