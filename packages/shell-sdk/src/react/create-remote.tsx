import type { Language } from '@sabi/contracts/language';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { RemoteModule, ShellContext } from '../contract';
import type { BrowserDefinition } from './definition';
import type { LoadTexts, Texts } from './texts';
import { createTranslations, type TranslationsInput } from './i18n';
import { findLazyPage } from './lazy-page';
import { RemoteRoot } from './remote-root';

/** Attribute of the element of a mounted remote once the remote reacts to input. Tests wait for it. */
const hydratedAttribute = 'data-hydrated';

/** A React application as a remote: `export const { prepare, mount } = createRemote(definition)`. */
export function createRemote(definition: BrowserDefinition): Required<RemoteModule> {
  const shelf = createTextShelf(definition);
  const ownTexts = ('texts' in definition && definition.texts) || [];
  return {
    prepare: async ({ location, language }) => {
      const { pathname, search } = location.get();
      const page = findLazyPage(definition.pages, pathname);
      await Promise.all([
        page?.preload(search),
        ...[...ownTexts, ...(page?.texts ?? [])].map((namespace) => shelf.load?.(language, namespace)),
      ]);
    },
    mount: (element, context) => {
      const translations = createTranslations({ ...definition, ...shelf }, context.language);
      const prerendered = element.hasChildNodes();
      const { ready, markReady } = createReadiness(element);
      const tree = (
        <StrictMode>
          <RemoteRoot
            context={context}
            translations={translations}
            prerenderedAt={prerendered ? context.location.get() : null}
            onHydrated={markReady}
            App={definition.App}
          />
        </StrictMode>
      );
      const options = createRootOptions(context);
      const root = prerendered ? hydrateInSlices(element, tree, options) : createRoot(element, options);
      if (!prerendered) root.render(tree);
      // The shell unmounts from an effect of its own tree; React refuses to unmount a root while it renders another.
      const unmount = () => {
        element.removeAttribute(hydratedAttribute);
        setTimeout(() => root.unmount());
      };
      return Object.assign(unmount, { ready });
    },
  };
}

/** @returns `ready` of the mounted remote, and what fulfils it once the page reacts */
function createReadiness(element: Element): { ready: Promise<void>; markReady: () => void } {
  let resolveReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  const markReady = () => {
    element.setAttribute(hydratedAttribute, '');
    resolveReady();
  };
  return { ready, markReady };
}

/** Initial texts, and the loader of the others. */
function createTextShelf(definition: BrowserDefinition): Omit<TranslationsInput, 'variables'> {
  if (!('loadTexts' in definition)) return { dictionaries: definition.dictionaries };
  const dictionaries: Partial<Record<Language, Texts>> = { ...definition.dictionaries };
  let defaultNamespace = Object.keys(Object.values(dictionaries)[0] ?? {})[0];
  const load: LoadTexts = async (language, namespace) => {
    const known = dictionaries[language]?.[namespace];
    if (known) return known;
    defaultNamespace ??= namespace; // the first one requested, whichever file arrives first
    const texts = await definition.loadTexts(language, namespace);
    dictionaries[language] = { ...dictionaries[language], [namespace]: texts };
    return texts;
  };
  return {
    dictionaries,
    load,
    get defaultNamespace() {
      return defaultNamespace;
    },
  };
}

/** Hydrates in slices, so that the visitor can scroll and type meanwhile. */
function hydrateInSlices(element: Element, tree: ReactNode, options: RootOptions): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, tree, options);
  });
  return root as unknown as Root; // the callback has run by now
}

function createRootOptions(context: ShellContext): RootOptions {
  return {
    onUncaughtError: (error) => context.reportFailure(error),
    // An error boundary of the remote shows something else, and the error is still one: listeners of the window count it.
    onCaughtError: (error) => reportError(error),
    onRecoverableError: (error) => context.logger.error('render.recovered', error),
  };
}
