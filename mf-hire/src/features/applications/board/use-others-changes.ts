import type { BoardCard } from '@sabi/contracts/http/hiring/application-board';
import type { Stage } from '@sabi/contracts/http/hiring/applications';
import { useLanguage, useSignedInUser } from '@sabi/shell-sdk/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Board, type NewChange, useBoardChanges } from '../../../data/board';
import { isLive } from '../application-clock';
import { applyChange } from './card-changes';

/** Changes of others; more than this many at once are counted. */
const mostNamed = 1;

interface OthersChangesOptions {
  readonly jobId: string;
  readonly board: Board;
  readonly stages: readonly Stage[];
  readonly announce: (text: string) => void;
}

const isOnBoard = (card: BoardCard): boolean => isLive(card) || card.state === 'hired';

const applyNews = (cards: readonly BoardCard[], news: readonly NewChange[]) =>
  applyChange(cards, new Map(news.map(({ card }) => [card.application_id, isOnBoard(card) ? card : null])));

/** Shows what others change, and announces it with their names. */
export function useOthersChanges({ jobId, board, stages, announce }: OthersChangesOptions): void {
  const { t } = useTranslation(['board', 'applications']);
  const language = useLanguage();
  const { id: ownId } = useSignedInUser();
  const { data: news } = useBoardChanges(jobId, { isPartial: board.isPartial, apply: applyNews });

  const describeOne = ({ card, before, by }: NewChange): string | null => {
    const name = card.name ?? t('applications:erased');
    const stage = stages.find(({ id }) => id === card.stage_id)?.name[language] ?? card.stage_id;
    if (!isOnBoard(card)) {
      if (!before) return null;
      return by && card.state === 'rejected'
        ? t('live.rejectedBy', { member: by.name, name })
        : t('live.left', { name });
    }
    if (!before)
      return by ? t('live.movedBy', { member: by.name, name, stage }) : t('live.arrived', { name });
    if (before.stage_id === card.stage_id) return null;
    return by ? t('live.movedBy', { member: by.name, name, stage }) : null;
  };
  const describe = (changes: readonly NewChange[]): string | null => {
    const others = changes.filter(({ by }) => by?.member_id !== ownId);
    const visible = others.filter((change) => describeOne(change) !== null);
    const [first] = visible;
    if (!first || visible.length <= mostNamed) return first ? describeOne(first) : null;
    const members = new Set(visible.map(({ by }) => by?.name));
    return members.size === 1 && first.by
      ? t('live.changedBy', { member: first.by.name, count: visible.length })
      : t('live.changed', { count: visible.length });
  };
  const report = useEffectEvent((changes: readonly NewChange[]) => {
    const text = describe(changes);
    if (text !== null) announce(text);
  });
  useEffect(() => {
    if (news && news.length > 0) report(news);
  }, [news]);
}
