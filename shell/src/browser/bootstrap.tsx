import '@sabi/ui/tokens.css';
import '@sabi/ui/base.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type PageData, pageDataElementId, shellElementId } from '../page-data';
import { createHost } from './host';
import { yieldToBrowser } from './yield-to-browser';
import { Shell } from './shell';
import { translationsIn } from './translations';

async function hydrate(): Promise<void> {
  const pageData = JSON.parse(document.getElementById(pageDataElementId)?.textContent ?? '') as PageData;
  const element = document.getElementById(shellElementId);
  if (!element) throw new Error('The document holds no place for the shell');
  await yieldToBrowser();
  const host = createHost(window, pageData);
  await yieldToBrowser();
  translationsIn(host.navigation.language.get());
  await yieldToBrowser();
  // In a transition React hydrates in slices.
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <Shell host={host} pageData={pageData} />
      </StrictMode>,
    );
  });
}

void hydrate();
