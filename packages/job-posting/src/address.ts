import * as paths from '@sabi/contracts/hiring/paths';
import { type Language, localizedPath } from '@sabi/contracts/language';

export const jobPath = (job: Parameters<typeof paths.jobPath>[0], language: Language): string =>
  localizedPath(language, paths.jobPath(job));

export const companyPath = (company: Parameters<typeof paths.companyPath>[0], language: Language): string =>
  localizedPath(language, paths.companyPath(company));
