import { enableCompileCache } from '@sabi/service-kit/compile-cache';

enableCompileCache();
await import('./start');
