import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import pageStyles from '../../../layout/page.module.css';
import styles from '../applications.module.css';
import type { useNeighbours } from './use-neighbours';

interface NeighbourLinksProps {
  neighbours: ReturnType<typeof useNeighbours>;
  pathOf: (applicationId: string) => string;
  listPath: string;
}

export function NeighbourLinks({ neighbours, pathOf, listPath }: NeighbourLinksProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { previous, next } = neighbours;
  return (
    <nav className={styles['links']} aria-label={t('neighbours.label')}>
      <a className={pageStyles['back']} href={localizedPath(language, listPath)}>
        {t('neighbours.list')}
      </a>
      {previous && (
        <a className={pageStyles['back']} href={localizedPath(language, pathOf(previous))}>
          {t('neighbours.previous')}
        </a>
      )}
      {next && (
        <a className={pageStyles['back']} href={localizedPath(language, pathOf(next))}>
          {t('neighbours.next')}
        </a>
      )}
    </nav>
  );
}
