/** Keys of a remote's unsent forms and open chats. */
const personalKey = /^sabi-.+-(?:chat|draft)$/;

/** Removes drafts and chats, so that the next person in this browser finds none. */
export function clearPersonalData(): void {
  clear(() => localStorage);
  clearTabData();
}

/** Removes the data that each tab has of its own. */
export function clearTabData(): void {
  clear(() => sessionStorage);
}

function clear(getStorage: () => Storage): void {
  try {
    const storage = getStorage();
    for (const key of Object.keys(storage)) if (personalKey.test(key)) storage.removeItem(key);
  } catch {
    return; // storage is switched off
  }
}
