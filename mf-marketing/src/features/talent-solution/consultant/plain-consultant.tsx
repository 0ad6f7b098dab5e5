import { createLazyContent } from '@sabi/shell-sdk/react';

// What a noscript element holds is rendered on the server alone: a browser with script never asks for this file.
const { Content: PlainChat } = createLazyContent(() =>
  import('./plain-chat').then((module) => module.PlainChat),
);

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
