import type { Language } from '@sabi/contracts/language';
import type { Policy, PolicyName } from './policy';

const loading = new Map<string, Promise<Policy>>();

/**
 * One document in one language: a separate file in the browser, in memory on the server. Returns the same promise each time, as
 * rendering suspends on it; after a failure, a new one.
 */
export function loadPolicy(name: PolicyName, language: Language): Promise<Policy> {
  const key = `${name}/${language}`;
  const known = loading.get(key);
  if (known) return known;
  const policy = importPolicy(name, language);
  loading.set(key, policy);
  policy.catch(() => loading.delete(key));
  return policy;
}

async function importPolicy(name: PolicyName, language: Language): Promise<Policy> {
  // oxlint-disable-next-line sabi/resilient-import -- without it there is no page, which the slot says
  const module = (await import(
    /* webpackChunkName: "policy-[request]" */ `./policies/${name}/${language}.json`
  )) as { default: Policy };
  return module.default;
}
