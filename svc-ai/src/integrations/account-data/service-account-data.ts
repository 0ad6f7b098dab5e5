import { getCatalogueRoute } from '@sabi/contracts/http/billing/catalogue';
import { getPlanUsageRoute } from '@sabi/contracts/http/billing/entitlements';
import { listPaymentsRoute } from '@sabi/contracts/http/billing/payment-history';
import { getAllowanceRoute, listOwnApplicationsRoute } from '@sabi/contracts/http/hiring/applications';
import { getCompanyRoute, listOwnCompaniesRoute } from '@sabi/contracts/http/hiring/companies';
import { listJobsRoute } from '@sabi/contracts/http/hiring/jobs';
import { listCvsRoute } from '@sabi/contracts/http/profile/cv-versions';
import { AppError } from '@sabi/service-kit/errors';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import { createServiceClient, readJson, type ServiceClient } from '@sabi/service-kit/service-client';
import type { z } from 'zod';
import type { AccountData, AccountHolder } from '../../domain/consultation/account-data';
import type { OwnCvReportRepository } from '../../domain/cv-analysis/own-cv-report-repository';
import type { OwnCompany, OwnFacts, OwnMatter } from '../../engines/consultation/own/own-facts';

/** Someone waits for the answer in a chat. */
const timeoutMs = 2500;
/** More companies of one account are not described in a chat. */
const mostCompanies = 3;

/** Base URLs; what a service without one holds cannot be read. */
export interface ServiceUrls {
  readonly billing: string | undefined;
  readonly hiring: string | undefined;
  readonly profile: string | undefined;
}

interface AccountDataOptions {
  readonly urls: ServiceUrls;
  readonly ownCvReports: Pick<OwnCvReportRepository, 'find'>;
  readonly logger: Logger;
}

export interface ServiceAccountData extends AccountData {
  /** By service. */
  readonly circuits: Readonly<Record<string, () => CircuitState>>;
  close(): void;
}

/** A route without parameters or with those of the path filled in. */
interface Ask<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
}

/** Asks the services with the caller's own token, as the caller's browser would. */
export function createAccountData({ urls, ownCvReports, logger }: AccountDataOptions): ServiceAccountData {
  const clients = new Map<string, ServiceClient>(
    Object.entries(urls).flatMap(([name, url]) =>
      url === undefined ? [] : [[name, createServiceClient({ name, url, logger, timeoutMs })]],
    ),
  );
  const ask = <T>(
    service: keyof ServiceUrls,
    { path, schema }: Ask<T>,
    { authorization }: AccountHolder,
  ): Promise<T> => {
    const client = clients.get(service);
    if (!client) throw new AppError('DEPENDENCY_UNAVAILABLE', { detail: `${service} has no address` });
    const read = async (response: Response) => schema.parse(await readJson(response));
    return client.get({ path, authorization, read });
  };
  return {
    read: (matter, holder) => readers[matter](holder, { ask, ownCvReports }),
    circuits: Object.fromEntries([...clients].map(([name, { state }]) => [name, state])),
    close: () => {
      for (const client of clients.values()) client.close();
    },
  };
}

interface Sources {
  readonly ask: <T>(service: keyof ServiceUrls, ask: Ask<T>, holder: AccountHolder) => Promise<T>;
  readonly ownCvReports: Pick<OwnCvReportRepository, 'find'>;
}

const answerOf = <T>({ path, responses }: { path: string; responses: { 200: z.ZodType<T> } }): Ask<T> => ({
  path,
  schema: responses[200],
});

const readers: Readonly<Record<OwnMatter, (holder: AccountHolder, sources: Sources) => Promise<OwnFacts>>> = {
  plan: async (holder, { ask }) => ({
    matter: 'plan',
    plan: await ask('billing', answerOf(getPlanUsageRoute), holder),
  }),
  quota: async (holder, { ask }) => {
    const [plan, allowance] = await Promise.all([
      ask('billing', answerOf(getPlanUsageRoute), holder),
      ask('hiring', answerOf(getAllowanceRoute), holder),
    ]);
    return { matter: 'quota', plan, allowance };
  },
  payment: async (holder, { ask }) => ({
    matter: 'payment',
    payments: (await ask('billing', answerOf(listPaymentsRoute), holder)).payments,
  }),
  application: async (holder, { ask }) => ({
    matter: 'application',
    applications: (await ask('hiring', answerOf(listOwnApplicationsRoute), holder)).applications,
  }),
  cv: async (holder, { ask, ownCvReports }) => {
    const { resumes } = await ask('profile', answerOf(listCvsRoute), holder);
    const analysis = await ownCvReports.find(holder.userId);
    const current = resumes.find(({ is_current: isCurrent }) => isCurrent);
    const isOfCurrent = analysis !== null && analysis.file_key === current?.file_key;
    return { matter: 'cv', cvs: resumes, score: isOfCurrent ? analysis.report.score : null };
  },
  company: async (holder, { ask }) => {
    const { companies } = await ask('hiring', answerOf(listOwnCompaniesRoute), holder);
    const read = companies.slice(0, mostCompanies).map(({ company_id: id }) => readCompany(id, holder, ask));
    return { matter: 'company', companies: await Promise.all(read) };
  },
  price: async (holder, { ask }) => ({
    matter: 'price',
    catalogue: await ask('billing', answerOf(getCatalogueRoute), holder),
  }),
};

async function readCompany(id: string, holder: AccountHolder, ask: Sources['ask']): Promise<OwnCompany> {
  const pathOf = ({ path }: { path: string }) => path.replace('{companyId}', encodeURIComponent(id));
  const [company, { jobs }] = await Promise.all([
    ask('hiring', { path: pathOf(getCompanyRoute), schema: getCompanyRoute.responses[200] }, holder),
    ask('hiring', { path: pathOf(listJobsRoute), schema: listJobsRoute.responses[200] }, holder),
  ]);
  return { name: company.name, verification: company.verification.state, jobs };
}
