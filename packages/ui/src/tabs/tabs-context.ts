import { createContext, use } from 'react';
import type { Orientation } from './next-tab-position';

interface TabsState {
  /** Prefix of the ids that connect each tab with its panel. */
  readonly baseId: string;
  readonly value: string;
  readonly orientation: Orientation;
  select(value: string): void;
}

export const TabsContext = createContext<TabsState | null>(null);

/** @throws {Error} outside `Tabs` */
export function useTabs(): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error('There are no tabs around this component');
  return state;
}

/** @throws {Error} outside `Tabs` */
export function useTab(value: string): { tabId: string; panelId: string; selected: boolean } {
  const state = useTabs();
  return {
    tabId: `${state.baseId}-tab-${value}`,
    panelId: `${state.baseId}-panel-${value}`,
    selected: state.value === value,
  };
}
