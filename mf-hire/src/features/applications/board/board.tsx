import type { BoardCard } from '@sabi/contracts/http/hiring/application-board';
import { NotFound } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useBoard } from '../../../data/board';
import { hasCode } from '../../../failures/use-failure-text';
import { QueryContent } from '../../../layout/query-content';
import { useMedia } from '../../../layout/use-media';
import { StageFilter } from '../stage-filter';
import { BoardView } from './board-view';
import { stageOfColumn } from './stage-of-column';

interface BoardProps {
  jobId: string;
  /** Shown on phones; null: the first one with applications. */
  stage: string | null;
  onStage: (stage: string) => void;
  pathOf: (applicationId: string) => string;
}

/** The board of a job's applications; on phones one stage of it. */
export function Board({ jobId, stage, onStage, pathOf }: BoardProps) {
  const { t } = useTranslation('board');
  const board = useBoard(jobId);
  const isNarrow = useMedia('(max-width: 47.99rem)');
  if (hasCode(board.error, 'JOB_NOT_FOUND') || hasCode(board.error, 'REQUEST_INVALID')) return <NotFound />;
  return (
    <QueryContent query={board} loadingLabel={t('loading')} rows={8}>
      {(data) => {
        const counts = countByStage(data.cards);
        const chosen =
          data.columns.find(({ stage_id: id }) => id === stage) ??
          data.columns.find(({ stage_id: id }) => counts.has(id)) ??
          data.columns[0];
        const shown = isNarrow && chosen ? chosen.stage_id : null;
        return (
          <>
            {shown !== null && (
              <StageFilter
                stages={data.columns.map(stageOfColumn)}
                value={shown}
                onChange={(next) => next !== null && onStage(next)}
                hasAll={false}
                counts={counts}
              />
            )}
            <BoardView jobId={jobId} board={data} shown={shown} onShow={onStage} pathOf={pathOf} />
          </>
        );
      }}
    </QueryContent>
  );
}

function countByStage(cards: readonly BoardCard[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { stage_id: id } of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
