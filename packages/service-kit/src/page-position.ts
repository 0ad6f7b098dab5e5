import { z } from 'zod';

/** Start of a page in a list ordered by time: after this entry. */
export interface PagePosition {
  readonly time: Date;
  /** Distinguishes entries of one moment. */
  readonly id: string;
}

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** Opaque to callers. */
export const writePagePosition = ({ time, id }: PagePosition): string =>
  Buffer.from(JSON.stringify([time.toISOString(), id])).toString('base64url');

/** @returns null for a malformed position */
export function readPagePosition(text: string): PagePosition | null {
  try {
    const [time, id] = positionSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { time: new Date(time), id };
  } catch {
    return null;
  }
}
