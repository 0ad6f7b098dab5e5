export { setReducedMotion } from '@sabi/ui/testing';
