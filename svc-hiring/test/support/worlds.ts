import type { Operation } from '@sabi/test-kit/openapi/operations';
import { jobStateFor } from './call-operation';
import type { TestService } from './harness';
import { createTenantWorld, type TenantWorld } from './tenant-world';

/**
 * Gives an operation a company whose job is in the state that it requires: a new one, as it may change it, or one that all GET
 * requests of that state share, as none of them needs what another has not changed.
 */
export function createWorlds(service: TestService): (operation: Operation) => Promise<TenantWorld> {
  const read = new Map<string, Promise<TenantWorld>>();
  return (operation) => {
    const state = jobStateFor(operation);
    if (operation.method !== 'get') return createTenantWorld(service, state);
    const world = read.get(state) ?? createTenantWorld(service, state);
    read.set(state, world);
    return world;
  };
}
