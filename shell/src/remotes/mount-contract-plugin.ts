import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Rejects a module that cannot be mounted. */
export function mountContractPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'mount-contract-plugin',
    onLoad({ id, exposeModule }) {
      const { mount } = exposeModule as { mount?: unknown };
      if (typeof mount !== 'function') throw new Error(`${id} exposes no mount`);
    },
  };
}
