import type { Request, Response } from 'express';

/** `/robots.txt`. Pages that must not be indexed say so themselves, which crawlers can only read on the page. */
export function createRobotsHandler({ siteUrl }: { siteUrl: string }) {
  const text = ['User-agent: *', 'Disallow: /admin', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
  return (_request: Request, response: Response): void => {
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(text);
  };
}
