export { setReducedMotion } from './motion-preference';
