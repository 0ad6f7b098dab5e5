import { externalLinkMaxLength } from '@sabi/contracts/hiring/field-limits';
import type { JobSearchColumn } from '@sabi/contracts/hiring/job-search-terms';
import type { ExternalBoardCard, ExternalFields } from '@sabi/contracts/http/hiring/job-search';

export interface ExternalValues {
  title: string;
  company: string;
  link: string;
  place: string;
  /** Empty while none is chosen. */
  column: JobSearchColumn | '';
  /** `2026-11-30`, or empty. */
  appliedOn: string;
}

export const valuesOf = (card: ExternalBoardCard | undefined): ExternalValues => ({
  title: card?.title ?? '',
  company: card?.company ?? '',
  link: card?.link ?? '',
  place: card?.place ?? '',
  column: card?.column ?? 'applied',
  appliedOn: card?.applied_on ?? '',
});

const orNull = (text: string): string | null => text.trim() || null;

export const toFields = (values: ExternalValues): ExternalFields => ({
  title: values.title.trim(),
  company: values.company.trim(),
  link: orNull(values.link),
  place: orNull(values.place),
  column: values.column || 'applied',
  applied_on: orNull(values.appliedOn),
});

/** Whether svc-hiring takes a link: https, without a name and password. */
export function isHttpsLink(link: string): boolean {
  const address = link.trim();
  return (
    address.length <= externalLinkMaxLength &&
    /^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/i.test(address) &&
    URL.canParse(address)
  );
}
