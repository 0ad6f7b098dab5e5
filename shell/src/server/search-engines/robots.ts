import type { Request, Response } from 'express';

/** `/robots.txt`. Pages that want no place in search results say so themselves: one must read them to hear it. */
export function createRobotsHandler({ siteUrl }: { siteUrl: string }) {
  const text = ['User-agent: *', 'Disallow: /admin', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
  return (_request: Request, response: Response): void => {
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(text);
  };
}
