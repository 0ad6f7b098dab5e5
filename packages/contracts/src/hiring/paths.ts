/** Public addresses of the job board, without site and language. */
export const boardPath = '/jobs';

export const jobPath = ({
  slug,
  public_no: no,
}: {
  readonly slug: string;
  readonly public_no: number;
}): string => `${boardPath}/${slug}-${no}`;

const jobPathPattern = /^\/jobs\/(?:[a-z\d-]+-)?([1-9]\d{0,14})$/;

/** @param path without site and language @returns the job's public number; null for any other page */
export function readJobNumber(path: string): number | null {
  const [, publicNo] = jobPathPattern.exec(path) ?? [];
  return publicNo === undefined ? null : Number(publicNo);
}

export const companyPath = ({ slug }: { readonly slug: string }): string => `/companies/${slug}`;

/** Requests to join a company; `?company=` is the slug of one, `?nib=` its business number. */
export const joinPath = '/hire/join';

/** The talent's own page; `?tab=` chooses its part. */
export const jobSearchPath = '/job-search';

/** The talent's applications. */
export const applicationsPath = `${jobSearchPath}?tab=applications`;
