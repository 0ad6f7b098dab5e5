import { createLazyContent } from '@sabi/shell-sdk/react';

// A noscript element is rendered on the server only: a browser with script never loads this file.
const { Content: PlainChat } = createLazyContent(() =>
  import('./plain-chat').then((module) => module.PlainChat),
);

/** Target of the chat button while no script opens a dialog. */
export const plainConsultantId = 'consultant';

/** The talent consultant in the page, for browsers without script. */
export function PlainConsultant() {
  return (
    <div id={plainConsultantId}>
      <noscript>
        <PlainChat />
      </noscript>
    </div>
  );
}
