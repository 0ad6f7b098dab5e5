import { AppError } from '@sabi/service-kit/errors';
import type { Request, Response } from 'express';
import type { ShellBuild } from '../build-output';
import type { FindPage } from '../find-page';
import type { RegistryClient } from '../registry-client';
import { retryAfterSeconds } from '../unavailable-page';
import { cardAddress, hashOf, parseCardAddress } from './card-address';
import type { CardImages } from './card-images';

interface CardDependencies {
  readonly build: Pick<ShellBuild, 'translateForPage'>;
  readonly registry: Pick<RegistryClient, 'get'>;
  readonly findPage: FindPage;
  readonly cards: Pick<CardImages, 'get'>;
}

/** Preview image of every page that search engines may index. */
export function createCardHandler({ build, registry, findPage, cards }: CardDependencies) {
  return async (request: Request, response: Response): Promise<void> => {
    const address = parseCardAddress(request.path);
    const found = address && (await findPage({ ...address, search: '' }, registry.get()));
    if (found?.kind === 'unavailable') throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds });
    const rendered = found?.kind === 'rendered' ? found : null;
    const page = rendered?.rendered;
    const head = page?.status === 200 ? page.head : null;
    if (!address || !head || head.robots) throw new AppError('FILE_NOT_FOUND');
    const hash = hashOf(head);
    if (hash !== address.hash) {
      // The page has changed: an old address gets the current texts.
      response.setHeader('Cache-Control', 'no-cache');
      return response.redirect(302, cardAddress(address, head));
    }
    const { tagline } = build.translateForPage(address.language);
    const image = await cards.get({ title: head.title, description: head.description, tagline });
    // Hidden content must not stay on cards either.
    response.setHeader(
      'Cache-Control',
      rendered?.dataStatus ? 'no-cache' : 'public, max-age=31536000, immutable',
    );
    response.type('png').send(image);
  };
}
