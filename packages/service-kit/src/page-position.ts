import { z } from 'zod';

/** Where a page of a list begins that is ordered by time: after the entry it names. */
export interface PagePosition {
  readonly time: Date;
  /** Distinguishes entries of one moment. */
  readonly id: string;
}

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** In a form that callers hand back and do not read. */
export const writePagePosition = ({ time, id }: PagePosition): string =>
  Buffer.from(JSON.stringify([time.toISOString(), id])).toString('base64url');

/** @returns null for anything that was not written by the above */
export function readPagePosition(text: string): PagePosition | null {
  try {
    const [time, id] = positionSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { time: new Date(time), id };
  } catch {
    return null;
  }
}
