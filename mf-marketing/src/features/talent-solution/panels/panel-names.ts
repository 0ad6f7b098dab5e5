import type { LucideIcon } from 'lucide-react';
import { BriefcaseBusiness, MessagesSquare, ScanText, UsersRound } from 'lucide-react';

/** Names of the four panels, in order; the first is open unless the address names another. */
export const panelNames = ['expert', 'cv-upload', 'positions', 'community'] as const;
export type PanelName = (typeof panelNames)[number];

export const panelIcons: Record<PanelName, LucideIcon> = {
  expert: MessagesSquare,
  'cv-upload': ScanText,
  positions: BriefcaseBusiness,
  community: UsersRound,
};

export function isPanelName(value: string | null): value is PanelName {
  return (panelNames as readonly (string | null)[]).includes(value);
}
