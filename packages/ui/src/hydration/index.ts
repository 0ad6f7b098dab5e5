export { HydrationProvider } from './hydration-provider';
export { useHydrated } from './use-hydrated';
