import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLocalizedPath } from '@sabi/contracts/language';
import type { SiteContacts } from '@sabi/shell-sdk';
import type { Request, Response } from 'express';
import type { ShellBuild } from './build-output';
import { renderDocument } from './document';
import type { Env } from './env';

interface ServiceWorkerDependencies {
  readonly build: Pick<ShellBuild, 'workersFolder'>;
  readonly env: Pick<Env, 'SERVICE_WORKER'>;
}

/** The service worker, or while it is switched off the one that removes it. Browsers ask for it at visits, past every cache. */
export function createServiceWorkerHandler({ build, env }: ServiceWorkerDependencies) {
  const name = env.SERVICE_WORKER === 'on' ? 'service-worker.js' : 'remove-service-worker.js';
  const script = readFileSync(join(build.workersFolder, name));
  return (_request: Request, response: Response): void => {
    response.setHeader('Cache-Control', 'no-cache');
    response.type('text/javascript').send(script);
  };
}

interface OfflinePageDependencies {
  readonly siteUrl: string;
  readonly contacts: SiteContacts;
  readonly build: ShellBuild;
}

/** The page that the service worker keeps for when there is no network: it needs nothing but the shell's own files. */
export function createOfflinePageHandler({ siteUrl, contacts, build }: OfflinePageDependencies) {
  return (request: Request, response: Response): void => {
    const address = { ...parseLocalizedPath(request.path), search: '' };
    const { offline } = build.translateForPage(address.language);
    const shellHtml = build.renderChrome({
      ...address,
      registry: { remotes: [] },
      contacts,
      remote: null,
      html: null,
      isUnavailable: false,
      isOffline: true,
    });
    const html = renderDocument({
      ...address,
      siteUrl,
      head: { title: offline, description: offline, robots: 'noindex' },
      card: null,
      assets: build.assets,
      release: null,
      parts: [],
      shellHtml,
      pageData: null,
    });
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.type('html').send(html);
  };
}
