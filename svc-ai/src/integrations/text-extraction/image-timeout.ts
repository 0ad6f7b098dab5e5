import { setTimeout } from 'node:timers/promises';

const imageMs = 5000;

/** Resolves when the images of a page have had their time to be decoded; does not keep the process alive. */
export const imageTimeout = (): Promise<void> => setTimeout(imageMs, undefined, { ref: false });
