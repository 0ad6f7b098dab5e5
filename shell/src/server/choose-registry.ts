import { type LocalRemote, localRemoteHeader, parseLocalRemote } from '@sabi/contracts/gateway/local-remote';
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
  /** A remote of this browser's own machine. It is rendered there alone. */
  readonly local: LocalRemote | null;
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
    const local = readLocal(request, response);
    const isSplit = Boolean(findRemoteFor(current.remotes, path)?.canary);
    if (isSplit) response.vary('Cookie');
    if (!isSplit && !overrides && !local) return { registry: current, isPersonal: false, local };
    const group = setVersionGroup(request, response);
    return { registry: renderedThere(chooseVersions(current, group), local), isPersonal: true, local };
  };
}

/** Where the site allows local versions, the gateway names the one of a request, and each page depends on its cookie. */
function readLocal(request: Request, response: Response): LocalRemote | null {
  const header = request.get(localRemoteHeader);
  if (header !== undefined) response.vary('Cookie');
  return parseLocalRemote(header ?? '');
}

/** A page of the site's version would be replaced at once, and may not fit the local one. */
function renderedThere({ remotes }: RemoteRegistry, local: LocalRemote | null): RemoteRegistry {
  return {
    remotes: remotes.map((remote) => {
      if (remote.name !== local?.name) return remote;
      const { pages: _pages, ...others } = remote; // the local one may have more
      return { ...others, rendering: 'client' };
    }),
  };
}
