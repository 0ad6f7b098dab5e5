export const boardPath = '/jobs';

export function jobPath({
  slug,
  public_no: no,
}: {
  readonly slug: string;
  readonly public_no: number;
}): string {
  return `${boardPath}/${slug}-${no}`;
}

export function companyPath({ slug }: { readonly slug: string }): string {
  return `/companies/${slug}`;
}
