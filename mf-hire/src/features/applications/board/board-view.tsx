import { useTranslation } from 'react-i18next';
import { MoveDialogs } from '../move-dialogs';
import { keysAttribute } from '@sabi/ui/shortcuts';
import { ActBar } from './act-bar';
import { BoardColumn } from './board-column';
import styles from './board.module.css';
import { KeysDialog } from './keys-dialog';
import { LastAct } from './last-act';
import { stageOfColumn } from './stage-of-column';
import { type BoardOptions, useBoardTools } from './use-board-tools';

/** Applications in columns of their stages. */
export function BoardView(props: BoardOptions) {
  const { t } = useTranslation('board');
  const { jobId, board, shown } = props;
  const tools = useBoardTools(props);
  const { acts, columns, focus, selection, open, setOpen } = tools;
  const close = () => setOpen(null);
  return (
    <div className={styles['board']} {...{ [keysAttribute]: '' }}>
      <ActBar
        count={selection.cards.length}
        isNarrow={shown !== null}
        onMove={() => tools.openMove('move')}
        onReject={() => tools.openMove('reject')}
        onClear={selection.clear}
        onKeys={() => setOpen('keys')}
      />
      <div className={styles['columns']} role="group" aria-label={t('label')}>
        {board.columns
          .filter(({ stage_id: id }) => shown === null || shown === id)
          .map((column) => (
            <BoardColumn
              key={column.stage_id}
              jobId={jobId}
              column={column}
              cards={columns.get(column.stage_id) ?? []}
              isPartial={board.isPartial}
              overdueUntil={board.overdueUntil[column.stage_id]}
              stop={focus.stopOf(column.stage_id)}
              request={focus.request}
              isSelected={selection.has}
              isWhole={selection.isWhole(column.stage_id)}
              acts={tools.cardActs}
              onSelectAll={() => selection.toggleColumn(column.stage_id)}
              onDrop={(ids, before) => {
                const dropped = acts.cards.filter((card) => ids.includes(card.application_id));
                selection.clear();
                void acts.moveTo(dropped, stageOfColumn(column), before);
              }}
              announce={tools.announce}
            />
          ))}
      </div>
      <LastAct status={tools.status} act={acts.last} onUndo={tools.undo} />
      {open === 'keys' ? (
        <KeysDialog {...tools.keys} onClose={close} />
      ) : (
        <MoveDialogs
          open={open}
          stages={tools.stages}
          moves={{ isMoving: false, ...acts }}
          onDone={() => open && tools.finish(open)}
          onClose={close}
        />
      )}
    </div>
  );
}
