import { applicationBoardRoutes } from '@sabi/contracts/http/hiring/application-board';
import { getApplicationTitleRoute } from '@sabi/contracts/http/hiring/application-titles';
import { applicationRoutes } from '@sabi/contracts/http/hiring/applications';
import { listApplicationSubjectsRoute } from '@sabi/contracts/http/hiring/application-subjects';
import { automationRoutes } from '@sabi/contracts/http/hiring/automations';
import { boardRoutes } from '@sabi/contracts/http/hiring/board';
import { claimRoutes } from '@sabi/contracts/http/hiring/claims';
import { companyRoutes } from '@sabi/contracts/http/hiring/companies';
import { feedRoutes } from '@sabi/contracts/http/hiring/feeds';
import { jobSearchRoutes } from '@sabi/contracts/http/hiring/job-search';
import { jobRoutes } from '@sabi/contracts/http/hiring/jobs';
import { letterTemplateRoutes } from '@sabi/contracts/http/hiring/letter-templates';
import { memberRoutes } from '@sabi/contracts/http/hiring/members';
import { hiringStaffRoutes } from '@sabi/contracts/http/hiring/staff';
import { getPageRoute } from '@sabi/contracts/http/hiring/pages';
import { recommendJobsRoute } from '@sabi/contracts/http/hiring/recommendations';
import { listViewsRoute } from '@sabi/contracts/http/hiring/views';
import type { Route } from '@sabi/contracts/http/route';

export const allRoutes: readonly Route[] = [
  ...boardRoutes,
  listApplicationSubjectsRoute,
  recommendJobsRoute,
  ...feedRoutes,
  getPageRoute,
  ...companyRoutes,
  ...memberRoutes,
  ...claimRoutes,
  ...jobRoutes,
  ...applicationRoutes,
  ...jobSearchRoutes,
  listViewsRoute,
  ...applicationBoardRoutes,
  ...letterTemplateRoutes,
  ...automationRoutes,
  ...hiringStaffRoutes,
  getApplicationTitleRoute,
];
