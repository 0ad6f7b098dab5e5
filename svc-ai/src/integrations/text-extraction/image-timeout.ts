import { setTimeout } from 'node:timers/promises';

const imageMs = 5000;

/** Resolves when the time for decoding a page's images is over; does not keep the process alive. */
export const imageTimeout = (): Promise<void> => setTimeout(imageMs, undefined, { ref: false });
