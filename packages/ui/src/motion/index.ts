export { MotionToggle, type MotionToggleProps } from './motion-toggle';
export { useReducedMotion } from './use-reduced-motion';
