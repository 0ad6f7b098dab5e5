/** A window of its own, empty until its address is known. */
export interface Popup {
  show(url: string): void;
  close(): void;
}

interface PopupOptions {
  /** In CSS pixels; smaller where the screen is. */
  readonly width: number;
  readonly height: number;
  /** Says meanwhile what it waits for. */
  readonly text: string;
}

/** Session storage is a window's own, and stays with it on the way to the payment page and back; names and openers do not. */
const popupKey = 'sabi-popup';

/**
 * Opens a window in the middle of this one. To be called by the click itself: a browser refuses what comes after an
 * answer was waited for. What is shown in it then cannot reach this page.
 * @returns null where the browser refuses it
 */
export function openPopup({ width, height, text }: PopupOptions): Popup | null {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  // Not by noopener: a browser says null to that, as it does to what it refuses.
  const popup = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup || popup.closed) return null;
  popup.opener = null;
  mark(popup);
  popup.document.title = text;
  popup.document.body.textContent = text;
  return {
    show: (url) => {
      popup.location.replace(url);
      popup.focus();
    },
    close: () => popup.close(),
  };
}

/** Whether this page is shown in a window that was opened here: then it may close itself. */
export function isInPopup(): boolean {
  try {
    return window.sessionStorage.getItem(popupKey) !== null;
  } catch {
    return false;
  }
}

function mark(popup: Window): void {
  try {
    popup.sessionStorage.setItem(popupKey, 'yes');
  } catch {
    // Storage is full or refused: the window is then closed by hand.
  }
}

/** Goes to an address outside of the site, in this window. */
export function leaveFor(url: string): void {
  window.open(url, '_self');
}
