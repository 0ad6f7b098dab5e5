import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../data/board';
import { isLive } from '../application-clock';
import type { OpenMove } from '../move-dialogs';
import { cardAfter, groupByStage } from './board-columns';
import { stageOfColumn } from './stage-of-column';
import { useBoardActs } from './use-board-acts';
import { useBoardFocus } from './use-board-focus';
import { useBoardKeys } from './use-board-keys';
import { useBoardSelection } from './use-board-selection';
import { useLatestActs } from './use-latest-acts';
import { useOthersChanges } from './use-others-changes';

export interface BoardOptions {
  readonly jobId: string;
  readonly board: Board;
  /** The one column that is shown; null for all. */
  readonly shown: string | null;
  readonly onShow: (stage: string) => void;
  readonly pathOf: (applicationId: string) => string;
}

/** Cards, focus, selection and acts of a board, with its keys. */
export function useBoardTools({ jobId, board, shown, onShow, pathOf }: BoardOptions) {
  const { t } = useTranslation(['board', 'applications']);
  const language = useLanguage();
  const shell = useShell();
  const [status, announce] = useState('');
  const [open, setOpen] = useState<OpenMove | 'keys' | null>(null);
  const [areKeysOn, setKeysOn] = useState(true);
  const stages = board.columns.map(stageOfColumn);
  const acts = useBoardActs({ jobId, cards: board.cards, stages, announce });
  useOthersChanges({ jobId, board, stages, announce });
  // Sorting 2,000 cards is the slowest part of a render.
  const columns = useMemo(
    () =>
      groupByStage(
        board.columns.map((column) => column.stage_id),
        acts.cards,
      ),
    [board.columns, acts.cards],
  );
  const focus = useBoardFocus(columns, (stage) => shown !== null && stage !== shown && onShow(stage));
  const selection = useBoardSelection(columns);

  const openMove = (what: OpenMove['what']) => {
    const focused = acts.cards.filter((card) => card.application_id === focus.current && isLive(card));
    const cards = selection.cards.length > 0 ? selection.cards : focused;
    if (cards.length > 0) setOpen({ what, cards });
    else announce(t('live.nothingToMove'));
  };
  const select = (id: string) => {
    const card = acts.cards.find((each) => each.application_id === id);
    if (!card || !isLive(card)) return;
    const name = card.name ?? t('applications:erased');
    announce(t(selection.has(id) ? 'live.deselected' : 'live.selected', { name }));
    selection.toggle(id);
  };
  /** The focus moves with the dialog gone, so that it does not take it back. */
  const finish = ({ cards }: OpenMove) => {
    selection.clear();
    const leaving = new Set(cards.map((card) => card.application_id));
    if (focus.current) focus.go(cardAfter(columns, focus.current, leaving));
  };
  /** By the button, which goes with the act: the focus follows the first card. */
  const undo = () => {
    const [first] = acts.undo();
    if (first) focus.go(first.application_id, first.stage_id);
  };
  const openCard = (id: string) => shell.navigate(localizedPath(language, pathOf(id)));
  useBoardKeys({
    ...{ focus, selection, areOn: areKeysOn, onOpen: openCard, onSelect: select },
    acts: {
      a: () => focus.stage && selection.toggleColumn(focus.stage),
      m: () => openMove('move'),
      r: () => openMove('reject'),
      z: acts.undo,
      '?': () => setOpen('keys'),
    },
  });
  const cardActs = useLatestActs({
    onFocus: focus.onFocus,
    onOpen: openCard,
    onSelect: (id, isExtended) =>
      isExtended && focus.current ? selection.extend(focus.current, id) : select(id),
    idsToDrag: (id) => (selection.has(id) ? selection.cards.map((card) => card.application_id) : [id]),
  });
  return {
    ...{ stages, acts, columns, focus, selection, status, open, setOpen, openMove, finish, undo, cardActs },
    announce,
    keys: { areOn: areKeysOn, onSwitch: setKeysOn },
  };
}
