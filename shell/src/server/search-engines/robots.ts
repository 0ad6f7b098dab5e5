import type { Request, Response } from 'express';

/** `/robots.txt`, which names the sitemap of the pages and svc-hiring's of the jobs. Pages that must not be indexed say so themselves, which crawlers can only read on the page. */
export function createRobotsHandler({ siteUrl }: { siteUrl: string }) {
  const sitemaps = ['/sitemap.xml', '/sitemaps/jobs.xml'].map((path) => `Sitemap: ${siteUrl}${path}`);
  const text = ['User-agent: *', 'Disallow: /admin', '', ...sitemaps, ''].join('\n');
  return (_request: Request, response: Response): void => {
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(text);
  };
}
