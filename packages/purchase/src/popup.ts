/** A browser window, blank until its address is known. */
export interface Popup {
  show(url: string): void;
  close(): void;
}

interface PopupOptions {
  /** In CSS pixels; limited by the screen. */
  readonly width: number;
  readonly height: number;
  /** Shown until the address is known. */
  readonly text: string;
}

/** In session storage, which a window keeps on its way to the payment page and back, unlike its name and opener. */
const popupKey = 'sabi-popup';

/**
 * Opens a window in the middle of this one. Call it in the click handler, before any await, or the browser blocks it. Its
 * page cannot reach this one.
 * @returns null where the browser blocks it
 */
export function openPopup({ width, height, text }: PopupOptions): Popup | null {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  // With `noopener` the result is null, as for a blocked window.
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

/** Whether this page is in a window opened by `openPopup`, which may close itself. */
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
    // Without storage the visitor closes the window.
  }
}

/** Navigates to an external address in this window. */
export function navigateAway(url: string): void {
  window.open(url, '_self');
}
