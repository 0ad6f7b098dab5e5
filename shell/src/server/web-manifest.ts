import { localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import type { Request, Response } from 'express';
import { pageColors } from '../page-data';
import type { ShellBuild } from './build-output';

/** Without language prefix: each language has its own. */
export const webManifestPath = '/site.webmanifest';

/** The web app manifest, for installation on a home screen. */
export function createWebManifestHandler({ build }: { build: ShellBuild }) {
  const { small, large, maskable } = build.assets.appIcons;
  return (request: Request, response: Response): void => {
    const { language } = parseLocalizedPath(request.path);
    const { fallback, tagline } = build.translateForPage(language);
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('application/manifest+json').send(
      JSON.stringify({
        name: `Sabi: ${fallback}`,
        short_name: 'Sabi',
        description: tagline,
        lang: language,
        id: '/',
        start_url: localizedPath(language, '/'),
        scope: '/',
        display: 'minimal-ui',
        theme_color: pageColors.light,
        background_color: pageColors.light,
        icons: [
          { src: small, sizes: '192x192', type: 'image/png' },
          { src: large, sizes: '512x512', type: 'image/png' },
          { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      }),
    );
  };
}
