import { findRemoteFor } from '@sabi/contracts/gateway/base-path';
import { type RemoteRegistry, versionOverrideHeader } from '@sabi/contracts/http/gateway/platform';
import { chooseVersions } from '../remotes/version-group';
import type { Request, Response } from 'express';
import type { RegistryClient } from './registry-client';
import { setVersionGroup } from './version-group-cookie';

/** The registry of one page, for its rendering and for the browser. */
export interface PageRegistry {
  readonly registry: RemoteRegistry;
  /** Chosen for one visitor, so the page must not be cached for others. */
  readonly isPersonal: boolean;
}

export type ChooseRegistry = (request: Request, response: Response, path: string) => Promise<PageRegistry>;

/**
 * A page of a remote with a canary varies by the visitor's group, and says so to caches. Any other page and its registry are the
 * same for all visitors; when the browser navigates, it chooses by the same rule.
 */
export function createRegistryChooser({
  registry,
}: {
  registry: Pick<RegistryClient, 'get' | 'getWith'>;
}): ChooseRegistry {
  return async (request, response, path) => {
    response.vary(versionOverrideHeader);
    const overrides = request.get(versionOverrideHeader);
    const current = overrides ? await registry.getWith(overrides) : registry.get();
    const isSplit = Boolean(findRemoteFor(current.remotes, path)?.canary);
    if (isSplit) response.vary('Cookie');
    if (!isSplit && !overrides) return { registry: current, isPersonal: false };
    const group = setVersionGroup(request, response);
    return { registry: chooseVersions(current, group), isPersonal: true };
  };
}
