import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RegisteredRemote, RemoteRegistry, ServedRelease } from '@sabi/contracts/http/gateway/platform';
import { createLogger } from '@sabi/service-kit/logger';
import type { ListedPage, RenderInput, RenderResult, ServedFile } from '@sabi/shell-sdk';
import express, { type Express } from 'express';
import { type AppDependencies, createApp } from './app';
import { loadBuild } from './build-output';
import { CardImages } from './cards/card-images';
import type { RenderedPage } from './rendered-pages';

/** A release with the given code as its server bundle. */
export function buildRelease(code: string, version = '1.0.0-0000000001'): ServedRelease {
  const base = `/remotes/mf-test/${version}`;
  return {
    version,
    entryUrl: `${base}/remoteEntry.js`,
    serverBundleUrl: `${base}/server.cjs`,
    serverBundleIntegrity: `sha256-${createHash('sha256').update(code).digest('base64')}`,
    scriptUrls: [`${base}/remoteEntry.js`],
    styleUrls: [`${base}/main.css`],
    integrity: { [`${base}/remoteEntry.js`]: `sha256-${'A'.repeat(43)}=` },
    parts: { detail: { scriptUrls: [`${base}/detail.js`], styleUrls: [`${base}/detail.css`] } },
  };
}

export function buildRemote(changes: Partial<RegisteredRemote> = {}): RegisteredRemote {
  return {
    name: 'mf-test',
    protocol: 1,
    basePaths: ['/test'],
    chrome: 'public',
    rendering: 'server',
    navigation: [{ slot: 'header', path: '/test', label: { en: 'Test', id: 'Uji' }, order: 1 }],
    redirects: [{ from: '/old-test', to: '/test?tab=new' }],
    release: buildRelease(''),
    fallback: null,
    trafficPercent: 100,
    canary: null,
    ...changes,
  };
}

/** Answers of the remotes. */
export interface SiteAnswers {
  readonly remotes?: readonly RegisteredRemote[];
  getWith?(overrides: string): RemoteRegistry;
  isRegistryKnown?: boolean;
  serviceWorker?: 'on' | 'off';
  render?(input: RenderInput, release: ServedRelease): RenderResult | RenderedPage | null;
  findLastGood?(input: Pick<RenderInput, 'url' | 'language'>, release: ServedRelease): RenderResult | null;
  listPages?(release: ServedRelease): readonly ListedPage[] | null;
  serveFile?(input: RenderInput): ServedFile | null;
  readonly pageData?: AppDependencies['pageData'];
  /** Replaces these answers. */
  renderPool?: AppDependencies['renderPool'];
}

/** The shell's server with stand-ins for remotes that give the configured answers. */
export async function startSite({ remotes = [buildRemote()], ...answers }: SiteAnswers): Promise<Express> {
  const app = express();
  app.set('trust proxy', 1); // the gateway, as in service-kit
  app.use(
    createApp({
      env: {
        SITE_URL: 'https://site.example/',
        SERVICE_WORKER: answers.serviceWorker ?? 'on',
        WHATSAPP_NUMBER: '6281200000000',
        FACEBOOK_URL: 'https://facebook.example',
        TWITTER_URL: 'https://twitter.example',
        INSTAGRAM_URL: 'https://instagram.example',
      },
      logger: createLogger({ service: 'test', level: 'silent' }),
      build: await loadBuild(join(__dirname, '../../dist')),
      registry: {
        get: () => ({ remotes: [...remotes] }),
        isKnown: () => answers.isRegistryKnown ?? true,
        getWith: async (overrides) => answers.getWith?.(overrides) ?? { remotes: [...remotes] },
      },
      renderPool: answers.renderPool ?? {
        render: async (release, input) => {
          const answer = answers.render?.(input, release) ?? null;
          return answer && 'status' in answer ? { result: answer, isStale: false } : answer;
        },
        findLastGood: (release, input) => {
          const result = answers.findLastGood?.(input, release);
          return result ? { result, isStale: true } : null;
        },
        listPages: async (release) => answers.listPages?.(release) ?? null,
        serveFile: async (_release, input) => answers.serveFile?.(input) ?? null,
      },
      pageData: answers.pageData ?? { get: () => Promise.resolve(null) },
      cards: new CardImages(async (words) => Buffer.from(JSON.stringify(words))),
    }),
  );
  return app;
}
