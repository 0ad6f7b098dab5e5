import type { Request, Response } from 'express';

/**
 * `/robots.txt` with the sitemaps of the pages and of svc-hiring's jobs and companies. Pages that must not be
 * indexed declare it themselves, which crawlers can only read on the page.
 */
export function createRobotsHandler({ siteUrl }: { siteUrl: string }) {
  const sitemaps = ['/sitemap.xml', '/sitemaps/jobs.xml', '/sitemaps/companies.xml'].map(
    (path) => `Sitemap: ${siteUrl}${path}`,
  );
  const text = ['User-agent: *', 'Disallow: /admin', '', ...sitemaps, ''].join('\n');
  return (_request: Request, response: Response): void => {
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(text);
  };
}
