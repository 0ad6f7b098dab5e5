import type { LocalRemote } from '@sabi/contracts/gateway/local-remote';
import { parseLocalizedPath } from '@sabi/contracts/language';
import { createRoot } from 'react-dom/client';
import { LocalNotice } from './local-notice';
import type { LocalState } from './local-state';

/** Puts the notice above the page. */
export function showNotice(
  document: Document,
  local: LocalRemote,
  state: LocalState,
): { update(state: LocalState): void } {
  const element = document.createElement('div');
  document.body.prepend(element);
  const root = createRoot(element);
  const { language, path } = parseLocalizedPath(document.location.pathname);
  const update = (next: LocalState) =>
    root.render(<LocalNotice local={local} state={next} language={language} path={path} />);
  update(state);
  return { update };
}
