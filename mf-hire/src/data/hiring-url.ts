import type { listOwnCompaniesRoute } from '@sabi/contracts/http/hiring/companies';

export const companiesUrl: (typeof listOwnCompaniesRoute)['path'] = '/api/hiring/v1/companies';

export const companyUrl = (companyId: string): string => `${companiesUrl}/${companyId}`;
export const jobsUrl = (companyId: string): string => `${companyUrl(companyId)}/jobs`;
export const jobUrl = (companyId: string, jobId: string): string => `${jobsUrl(companyId)}/${jobId}`;
