import { lazy } from 'react';

// What a noscript element holds is rendered on the server alone: a browser with script never asks for this file.
const PlainChat = lazy(async () => ({ default: (await import('./plain-chat')).PlainChat }));

/** Where the button leads to that opens the chat, as long as no script makes it a dialog. */
export const plainConsultantId = 'consultant';

/** The talent consultant on the page itself, where no script runs. */
export function PlainConsultant() {
  return (
    <div id={plainConsultantId}>
      <noscript>
        <PlainChat />
      </noscript>
    </div>
  );
}
