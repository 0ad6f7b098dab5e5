export { Tooltip, TooltipProvider, type TooltipProps } from './tooltip';
export { tooltipDelaysMs } from './tooltip-delays';
