import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import { type Language, localizedPath } from '@sabi/contracts/language';

/** `/jobs/{slug}-{no}`, without the site. */
export const jobPath = (
  { slug, public_no: publicNo }: Pick<PublicJob, 'slug' | 'public_no'>,
  language: Language,
): string => localizedPath(language, `/jobs/${slug}-${publicNo}`);

export const companyPath = ({ slug }: { readonly slug: string }, language: Language): string =>
  localizedPath(language, `/companies/${slug}`);
