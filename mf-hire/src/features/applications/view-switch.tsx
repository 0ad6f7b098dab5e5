import { LayoutList, SquareKanban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChoiceBar } from '../../layout/choice-bar';
import { useMedia } from '../../layout/use-media';

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

export function ViewSwitch(props: ViewSwitchProps) {
  const { t } = useTranslation('board');
  const choices = views.map((view) => {
    const Icon = icons[view];
    const text = (
      <>
        <Icon size={16} aria-hidden="true" />
        {t(`views.${view}`)}
      </>
    );
    return { value: view, text };
  });
  return <ChoiceBar label={t('views.label')} choices={choices} {...props} />;
}
