import '@sabi/ui/tokens.css';
import '@sabi/ui/base.css';
import type { LocalRemote } from '@sabi/contracts/gateway/local-remote';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type PageData, pageDataElementId, shellElementId } from '../page-data';
import { createHost, type Host } from './host';
import { yieldToBrowser } from './yield-to-browser';
import { Shell } from './shell';
import { translationsIn } from './translations';

async function hydrate(): Promise<void> {
  const pageData = JSON.parse(document.getElementById(pageDataElementId)?.textContent ?? '') as PageData;
  const element = document.getElementById(shellElementId);
  if (!element) throw new Error('The document holds no place for the shell');
  await yieldToBrowser();
  if (pageData.localRemote) return showLocalRemote(element, pageData, pageData.localRemote);
  const host = createHost(window, pageData);
  await yieldToBrowser();
  translationsIn(host.navigation.language.get());
  await yieldToBrowser();
  // In a transition React hydrates in slices.
  startTransition(() => {
    hydrateRoot(element, toPage(host, pageData));
  });
}

const toPage = (host: Host, pageData: PageData) => (
  <StrictMode>
    <Shell host={host} pageData={pageData} />
  </StrictMode>
);

/** The page with a remote of this machine, which the server has not rendered: there is nothing to hydrate. */
async function showLocalRemote(element: Element, pageData: PageData, local: LocalRemote): Promise<void> {
  // oxlint-disable-next-line sabi/resilient-import -- of the developer alone, who reloads
  const { prepareLocalRemote } = await import(
    /* webpackChunkName: "local-remote" */ '../local-remote/prepare'
  );
  const { data, start } = await prepareLocalRemote(pageData, local);
  const host = createHost(window, data);
  start(host);
  createRoot(element).render(toPage(host, data));
}

void hydrate();
