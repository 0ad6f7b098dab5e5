import { LayoutList, SquareKanban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../layout/use-media';
import styles from './applications.module.css';

const views = ['board', 'table'] as const;
export type View = (typeof views)[number];

const icons = { board: SquareKanban, table: LayoutList };

/** The view named by the address, else the one that suits the width of the window. */
export function useView(named: string | null): View {
  const isWide = useMedia('(min-width: 64rem)');
  return views.find((view) => view === named) ?? (isWide ? 'board' : 'table');
}

interface ViewSwitchProps {
  value: View;
  onChange: (view: View) => void;
}

export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('board');
  return (
    <div className={styles['views']} role="group" aria-label={t('views.label')}>
      {views.map((view) => {
        const Icon = icons[view];
        return (
          <button
            key={view}
            type="button"
            className={styles['filter']}
            aria-pressed={value === view}
            onClick={() => onChange(view)}
          >
            <Icon size={16} aria-hidden="true" />
            {t(`views.${view}`)}
          </button>
        );
      })}
    </div>
  );
}
