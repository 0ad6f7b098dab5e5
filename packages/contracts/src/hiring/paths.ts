/** Public addresses of the job board, without site and language. */
export const boardPath = '/jobs';

export const jobPath = ({
  slug,
  public_no: no,
}: {
  readonly slug: string;
  readonly public_no: number;
}): string => `${boardPath}/${slug}-${no}`;

export const companyPath = ({ slug }: { readonly slug: string }): string => `/companies/${slug}`;
