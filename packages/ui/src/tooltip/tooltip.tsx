import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';
import { tooltipDelaysMs } from './tooltip-delays';

/** Wraps all tooltips of a page, so that after one the next opens without a delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={tooltipDelaysMs.open} skipDelayDuration={tooltipDelaysMs.skip}>
      {children}
    </RadixTooltip.Provider>
  );
}

export interface TooltipProps {
  /** A short explanation, never essential, as touch screens show no tooltips. */
  text: string;
  children: ReactElement;
}

/** Describes a button or a link on hover and focus; Escape closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className={styles['content']} sideOffset={8} collisionPadding={8}>
          {text}
          <RadixTooltip.Arrow className={styles['arrow']} />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
