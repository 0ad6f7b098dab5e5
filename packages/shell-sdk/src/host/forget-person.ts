import { keepClaim } from '../kept-claim';
import { chosenCv, keptCvs } from '../kept-cv';

/** Keys under which a remote keeps what somebody wrote or was answered, until it is sent or goes on. */
const writings = /^sabi-.+-(?:chat|draft)$/;

/** Whoever uses this browser next finds nothing of who signs out: no CV and no analysis that waits, no chat, no draft. */
export function forgetPerson(): void {
  void keptCvs.forget();
  void chosenCv.keep(null);
  keepClaim(undefined);
  forgetIn(() => localStorage);
  forgetInTab();
}

/** The part of it that each tab has of its own. */
export function forgetInTab(): void {
  forgetIn(() => sessionStorage);
}

function forgetIn(find: () => Storage): void {
  try {
    const storage = find();
    for (const key of Object.keys(storage)) if (writings.test(key)) storage.removeItem(key);
  } catch {
    return; // switched off: nothing was kept either
  }
}
