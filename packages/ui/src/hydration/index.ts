export { HydrationProvider } from './hydration-provider';
export { useFocusHandover } from './use-focus-handover';
export { useHydrated } from './use-hydrated';
