import '@sabi/ui/tokens.css';
import '@sabi/ui/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type PageData, pageDataElementId, shellElementId } from '../page-data';
import { createHost } from './host';
import { Shell } from './shell';

const pageData = JSON.parse(document.getElementById(pageDataElementId)?.textContent ?? '') as PageData;
const host = createHost(window, pageData);
const element = document.getElementById(shellElementId);
if (!element) throw new Error('The document holds no place for the shell');

hydrateRoot(
  element,
  <StrictMode>
    <Shell host={host} pageData={pageData} />
  </StrictMode>,
);
