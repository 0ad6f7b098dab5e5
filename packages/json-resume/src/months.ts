import { monthSchema } from '@sabi/contracts/cv/parsed-cv';

const isoDate = /^(\d{4}(?:-\d{2})?)(?:-\d{2}(?:T.*)?)?$/;

/** `2020-05-17` → `2020-05`, `2020-05` and `2020` unchanged; null for any other text, such as `Present`. */
export function toMonth(date: string | null): string | null {
  const month = monthSchema.safeParse(isoDate.exec(date ?? '')?.[1]);
  return month.success ? month.data : null;
}

/** Whether an entry without an explicit flag is current: it has a start and no end. */
export function seemsCurrent(startDate: string | null, endDate: string | null): boolean {
  return startDate !== null && endDate === null;
}
