import { createStoreContext } from '@sabi/shell-sdk/react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ActionName, QueueCase } from '../queue/queue';

interface OpenedDecision {
  readonly item: QueueCase;
  readonly action: ActionName;
}

export interface DeskState {
  /** Id of the selected case, by address of the view. */
  readonly selected: Readonly<Record<string, string>>;
  /** On narrow screens the open case covers its list. */
  readonly isCaseOpen: boolean;
  readonly decision: OpenedDecision | null;
  readonly isKeyListOpen: boolean;
  /** Whether single-letter shortcuts are on. */
  readonly areKeysOn: boolean;
  select(view: string, id: string): void;
  setCaseOpen(isCaseOpen: boolean): void;
  decide(decision: OpenedDecision | null): void;
  setKeyListOpen(isKeyListOpen: boolean): void;
  setKeysOn(areKeysOn: boolean): void;
}

/** View state of the desk; the cases themselves are in the query cache. */
export const createDeskStore = (): StoreApi<DeskState> =>
  createStore<DeskState>()((set) => ({
    selected: {},
    isCaseOpen: false,
    decision: null,
    isKeyListOpen: false,
    areKeysOn: true,
    select: (view, id) => set(({ selected }) => ({ selected: { ...selected, [view]: id } })),
    setCaseOpen: (isCaseOpen) => set({ isCaseOpen }),
    decide: (decision) => set({ decision }),
    setKeyListOpen: (isKeyListOpen) => set({ isKeyListOpen }),
    setKeysOn: (areKeysOn) => set({ areKeysOn }),
  }));

export const [DeskContext, useDesk] = createStoreContext<DeskState>('StaffArea');
