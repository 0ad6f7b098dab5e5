import { usePageKeys } from '@sabi/ui/shortcuts';
import { cardAttribute, type Step, type useBoardFocus } from './use-board-focus';
import type { useBoardSelection } from './use-board-selection';

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

interface BoardKeys {
  focus: ReturnType<typeof useBoardFocus>;
  selection: ReturnType<typeof useBoardSelection>;
  /** Whether single characters are shortcuts. */
  areOn: boolean;
  onOpen: (id: string) => void;
  onSelect: (id: string) => void;
  /** By character. */
  acts: Readonly<Record<string, () => void>>;
}

/** The keys of the board. Those of one card are read where it has the focus. */
export function useBoardKeys({ focus, selection, areOn, onOpen, onSelect, acts }: BoardKeys): void {
  const walk = (step: Step, isExtending: boolean) => {
    const [from, to] = [focus.current, focus.find(step)];
    if (!to) return;
    if (isExtending && from) selection.extend(from, to);
    else selection.endRange();
    focus.go(to);
  };
  const onCard = (act: (id: string) => void): boolean => {
    const id = document.activeElement?.getAttribute(cardAttribute);
    if (id) act(id);
    return Boolean(id);
  };
  usePageKeys(true, (key, isShifted) => {
    const step = steps[key];
    if (step) {
      // Elsewhere, as in the choice of a stage, arrows and Home keep their meaning.
      if (document.activeElement?.matches('input')) return false;
      walk(step, isShifted);
      return true;
    }
    if (key === 'Enter') return onCard(onOpen);
    if (key === ' ') return onCard(onSelect);
    if (key === 'Escape') {
      selection.clear();
      return false;
    }
    if (!areOn) return false;
    if (key === 'x') return onCard(onSelect);
    const act = acts[key];
    act?.();
    return act !== undefined;
  });
}
