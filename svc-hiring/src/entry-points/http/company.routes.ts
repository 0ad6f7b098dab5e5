import {
  changeCompanyRoute,
  createCompanyRoute,
  getCompanyRoute,
  listOwnCompaniesRoute,
  requestVerificationRoute,
} from '@sabi/contracts/http/hiring/companies';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { changeCompany } from '../../domain/companies/change-company';
import { createCompany } from '../../domain/companies/create-company';
import { getCompany } from '../../domain/companies/get-company';
import { listOwnCompanies } from '../../domain/companies/list-own-companies';
import { requestVerification } from '../../domain/companies/request-verification';
import { mountCompanyRoute } from './mount-company-route';
import { readAuthorization } from './read-authorization';

export function mountCompanyRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountRoute(
    router,
    createCompanyRoute,
    async ({ principal, body: company, request }) => {
      const authorization = readAuthorization(request);
      return answer(201, await createCompany({ principal, company, authorization }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    listOwnCompaniesRoute,
    async ({ principal: { userId } }) =>
      answer(200, { companies: await listOwnCompanies({ userId }, dependencies) }),
    authentication,
  );
  mountCompanyRoute(
    router,
    getCompanyRoute,
    async ({ tenant }) => answer(200, await getCompany({ tenant, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    changeCompanyRoute,
    async ({ tenant, body: change }) =>
      answer(200, await changeCompany({ tenant, change, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    requestVerificationRoute,
    async ({ tenant, body }) =>
      answer(200, await requestVerification({ tenant, ...body, now: now() }, dependencies)),
    dependencies,
  );
}
