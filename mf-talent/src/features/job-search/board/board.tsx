import type { JobSearchColumn } from '@sabi/contracts/hiring/job-search-terms';
import { boardPath } from '@sabi/contracts/hiring/paths';
import type { JobSearchCard, ExternalBoardCard } from '@sabi/contracts/http/hiring/job-search';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { EmptyState } from '@sabi/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardDialog } from '../card/card-dialog';
import { useExternalActs } from '../external/use-external-acts';
import styles from '../job-search.module.css';
import { BoardColumns } from './board-columns';
import { MoveDialog } from './move-dialog';
import { useOpenCard } from './use-open-card';
import { useView, ViewSwitch } from './view-switch';

/** All cards in columns, with the dialog of the open one. */
export function Board({ cards }: { cards: readonly JobSearchCard[] }) {
  const { t } = useTranslation('job-search');
  const [now] = useState(() => Date.now());
  const { move, remove } = useExternalActs();
  const [moving, setMoving] = useState<ExternalBoardCard | null>(null);
  const view = useView();
  const card = useOpenCard();
  const drop = (dropped: ExternalBoardCard, to: JobSearchColumn) => void move(dropped, to);
  const showMove = (moved: ExternalBoardCard) => {
    card.close();
    setMoving(moved);
  };
  const dialog = moving ? (
    <MoveDialog card={moving} onMove={(to) => drop(moving, to)} onClose={() => setMoving(null)} />
  ) : (
    card.id !== null && (
      <CardDialog key={card.id} id={card.id} onClose={card.close} onMove={showMove} onRemove={remove} />
    )
  );
  if (cards.length === 0)
    return (
      <>
        <Nothing />
        {dialog}
      </>
    );
  return (
    <>
      <div className={styles['hintBar']}>
        <p className={styles['soft']}>{t('boardHint')}</p>
        <ViewSwitch isList={view.isList} onChange={view.change} />
      </div>
      <BoardColumns
        cards={cards}
        now={now}
        isList={view.isList}
        onOpen={card.open}
        onMove={setMoving}
        onDrop={drop}
      />
      {dialog}
    </>
  );
}

function Nothing() {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  return (
    <div className={styles['empty']}>
      <EmptyState>{t('empty.text')}</EmptyState>
      <ButtonLink variant="secondary" href={localizedPath(language, boardPath)}>
        {t('empty.jobs')}
      </ButtonLink>
    </div>
  );
}
