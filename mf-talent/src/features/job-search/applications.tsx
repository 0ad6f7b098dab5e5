import { OfflineLine } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { AllowanceLine } from './allowance-line';
import { Board } from './board/board';
import { ImportDialog } from './csv/import-dialog';
import { useExport } from './csv/use-export';
import { ExternalDialog } from './external/external-dialog';
import { useBoard } from './job-search-queries';
import styles from './job-search.module.css';

/** Every application with its column, next step and clock, own and external ones alike. */
export function Applications() {
  const { t } = useTranslation('job-search');
  const query = useBoard();
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles['tab']}>
      <OfflineLine loadedAt={query.dataUpdatedAt} />
      <div className={styles['bar']}>
        <AllowanceLine />
        <Tools hasCards={(query.data?.length ?? 0) > 0} onOpen={setOpen} />
      </div>
      <QueryContent query={query} loadingLabel={t('loading')} rows={6}>
        {(cards) => <Board cards={cards} />}
      </QueryContent>
      {open === 'add' && <ExternalDialog onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
    </div>
  );
}

function Tools({ hasCards, onOpen }: { hasCards: boolean; onOpen: (what: 'add' | 'import') => void }) {
  const { t } = useTranslation('job-search');
  const file = useExport();
  return (
    <div className={styles['tools']}>
      <Button onClick={() => onOpen('add')}>{t('external.open')}</Button>
      <Button variant="secondary" onClick={() => onOpen('import')}>
        {t('import.open')}
      </Button>
      {hasCards && (
        <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
          {t('export.label')}
        </Button>
      )}
    </div>
  );
}
