import { sampleRoutes } from '@sabi/contracts/http/sample/notes';
import type { Route } from '@sabi/contracts/http/route';

export const allRoutes: readonly Route[] = sampleRoutes;
