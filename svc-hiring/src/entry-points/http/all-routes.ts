import { applicationRoutes } from '@sabi/contracts/http/hiring/applications';
import { boardRoutes } from '@sabi/contracts/http/hiring/board';
import { claimRoutes } from '@sabi/contracts/http/hiring/claims';
import { companyRoutes } from '@sabi/contracts/http/hiring/companies';
import { feedRoutes } from '@sabi/contracts/http/hiring/feeds';
import { jobRoutes } from '@sabi/contracts/http/hiring/jobs';
import { memberRoutes } from '@sabi/contracts/http/hiring/members';
import { hiringStaffRoutes } from '@sabi/contracts/http/hiring/staff';
import { getPageRoute } from '@sabi/contracts/http/hiring/pages';
import { recommendJobsRoute } from '@sabi/contracts/http/hiring/recommendations';
import type { Route } from '@sabi/contracts/http/route';

export const allRoutes: readonly Route[] = [
  ...boardRoutes,
  recommendJobsRoute,
  ...feedRoutes,
  getPageRoute,
  ...companyRoutes,
  ...memberRoutes,
  ...claimRoutes,
  ...jobRoutes,
  ...applicationRoutes,
  ...hiringStaffRoutes,
];
