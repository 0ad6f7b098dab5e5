import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  atomFeedRoute,
  companySitemapIndexRoute,
  companySitemapPartRoute,
  indeedFeedRoute,
  jsonFeedRoute,
  linkedInFeedRoute,
  rssFeedRoute,
  sitemapIndexRoute,
  sitemapPartRoute,
  vacancyReportRoute,
} from '@sabi/contracts/http/hiring/feeds';
import { AppError } from '@sabi/service-kit/errors';
import { mountRoute } from '@sabi/service-kit/routes';
import type { Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { writeVacancyReport } from '../../domain/compliance/vacancy-report';
import { renderCompanySitemapIndex, renderCompanySitemapPart } from '../../domain/feeds/company-sitemaps';
import { indeedFormat, linkedInFormat, writeBoardFeed } from '../../domain/feeds/board-feed';
import { renderNewestFeed } from '../../domain/feeds/newest-feed';
import { listNewestEntries, readAllEntries, tagOfOpenJobs } from '../../domain/feeds/read-feed';
import { renderSitemapIndex, renderSitemapPart } from '../../domain/feeds/sitemaps';
import { mountCompanyRoute } from './mount-company-route';
import { mustRevalidate } from './must-revalidate';

export function mountFeedRoutes(router: Router, dependencies: Dependencies): void {
  mountNewestFeeds(router, dependencies);
  mountBoardFeeds(router, dependencies);
  mountSitemaps(router, dependencies);
  mountCompanyRoute(
    router,
    vacancyReportRoute,
    async ({ tenant, response }) => {
      const csv = await writeVacancyReport({ tenant, now: dependencies.now() }, dependencies);
      response.attachment('siapkerja.csv').type('text/csv').send(csv);
      return undefined;
    },
    dependencies,
  );
}

const newestFeeds = [
  { route: rssFeedRoute, format: 'rss', type: 'application/rss+xml' },
  { route: atomFeedRoute, format: 'atom', type: 'application/atom+xml' },
  { route: jsonFeedRoute, format: 'json', type: 'application/feed+json' },
] as const;

function mountNewestFeeds(router: Router, dependencies: Dependencies): void {
  const { authentication, siteUrl } = dependencies;
  for (const { route, format, type } of newestFeeds)
    mountRoute(
      router,
      route,
      async ({ response }) => {
        const now = dependencies.now();
        const entries = await listNewestEntries(now, dependencies);
        mustRevalidate(response);
        response.type(`${type}; charset=utf-8`).send(renderNewestFeed(entries, { format, siteUrl, now }));
        return undefined;
      },
      authentication,
    );
}

const boardFeeds = [
  { route: indeedFeedRoute, format: indeedFormat },
  { route: linkedInFeedRoute, format: linkedInFormat },
] as const;

function mountBoardFeeds(router: Router, dependencies: Dependencies): void {
  const { authentication, siteUrl } = dependencies;
  for (const { route, format } of boardFeeds)
    mountRoute(
      router,
      route,
      async ({ request, response }) => {
        const now = dependencies.now();
        mustRevalidate(response);
        response.setHeader('ETag', await tagOfOpenJobs(now, dependencies));
        response.type('application/xml; charset=utf-8');
        if (request.fresh) response.status(304).end();
        else {
          const lines = writeBoardFeed(format, readAllEntries(now, dependencies), { siteUrl, now });
          await pipeline(Readable.from(lines), response);
        }
        return undefined;
      },
      authentication,
    );
}

const sitemapIndexes = [
  { route: sitemapIndexRoute, render: renderSitemapIndex },
  { route: companySitemapIndexRoute, render: renderCompanySitemapIndex },
] as const;

const sitemapParts = [
  { route: sitemapPartRoute, render: renderSitemapPart },
  { route: companySitemapPartRoute, render: renderCompanySitemapPart },
] as const;

function mountSitemaps(router: Router, dependencies: Dependencies): void {
  const { authentication, siteUrl } = dependencies;
  for (const { route, render } of sitemapIndexes)
    mountRoute(
      router,
      route,
      async ({ response }) => {
        sendXml(response, await render({ siteUrl, now: dependencies.now() }, dependencies));
        return undefined;
      },
      authentication,
    );
  for (const { route, render } of sitemapParts)
    mountRoute(
      router,
      route,
      async ({ params: { part }, response }) => {
        const sitemap = await render({ part, siteUrl, now: dependencies.now() }, dependencies);
        if (sitemap === null) throw new AppError('ROUTE_NOT_FOUND');
        sendXml(response, sitemap);
        return undefined;
      },
      authentication,
    );
}

function sendXml(response: Response, document: string): void {
  mustRevalidate(response);
  response.type('application/xml; charset=utf-8').send(document);
}
