import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { ItemList, ItemRow } from '../../layout/item-list';
import type { SecurityLogEntry } from './use-security-log';

export function SecurityLogList({ entries }: { entries: readonly SecurityLogEntry[] }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  return (
    <ItemList label={t('log.title')}>
      {entries.map(({ id, event, by, ip, created_at }) => {
        const when = formatMoment(created_at, language);
        return (
          <ItemRow
            key={id}
            name={t(`log.events.${event}`)}
            badge={by === 'staff' ? t('log.byStaff') : undefined}
            details={[ip ? t('log.whenAndWhere', { when, ip }) : when]}
            actions={[]}
          />
        );
      })}
    </ItemList>
  );
}
