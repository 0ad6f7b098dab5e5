import type { Stage } from '@sabi/contracts/http/hiring/applications';
import { MoveDialog } from './move-dialog';
import { RejectDialog } from './reject-dialog';
import type { MovedCard, Moves } from './use-moves';

export interface OpenMove {
  readonly what: 'move' | 'reject';
  readonly cards: readonly MovedCard[];
}

interface MoveDialogsProps {
  /** null while no dialog is open. */
  open: OpenMove | null;
  stages: readonly Stage[];
  moves: Moves;
  onDone?: () => void;
  onClose: () => void;
}

export function MoveDialogs({ open, stages, moves, onDone, onClose }: MoveDialogsProps) {
  if (!open) return null;
  if (open.what === 'reject')
    return <RejectDialog cards={open.cards} moves={moves} onRejected={() => onDone?.()} onClose={onClose} />;
  const close = () => {
    onDone?.();
    onClose();
  };
  return <MoveDialog cards={open.cards} stages={stages} moves={moves} onMoved={close} onClose={onClose} />;
}
