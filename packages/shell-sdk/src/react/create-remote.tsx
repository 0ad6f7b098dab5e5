import type { Language } from '@sabi/contracts/language';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { RemoteModule, ShellContext } from '../contract';
import type { BrowserDefinition, Texts } from './definition';
import { createTranslations } from './i18n';
import { preloadPage } from './lazy-page';
import { RemoteRoot } from './remote-root';

/** A React application as a remote: `export const { prepare, mount } = createRemote(definition)`. */
export function createRemote(definition: BrowserDefinition): Required<RemoteModule> {
  const dictionaries = createDictionaryShelf(definition);
  return {
    prepare: async ({ location, language }) => {
      await Promise.all([
        dictionaries.load(language),
        preloadPage(definition.pages, location.get().pathname),
      ]);
    },
    mount: (element, context) => {
      const translations = createTranslations(
        { ...definition, dictionaries: dictionaries.get() },
        context.language,
      );
      const tree = (
        <StrictMode>
          <RemoteRoot context={context} translations={translations} App={definition.App} />
        </StrictMode>
      );
      const options = createRootOptions(context);
      const root = element.hasChildNodes()
        ? hydrateRoot(element, tree, options)
        : createRoot(element, options);
      if (!element.hasChildNodes()) root.render(tree);
      // The shell unmounts from an effect of its own tree; React refuses to unmount a root while it renders another.
      return () => setTimeout(() => root.unmount());
    },
  };
}

/** The texts loaded so far. */
function createDictionaryShelf(definition: BrowserDefinition) {
  if ('dictionaries' in definition)
    return { get: () => definition.dictionaries, load: async () => undefined };
  const loaded: Partial<Record<Language, Texts>> = {};
  return {
    get: () => loaded,
    load: async (language: Language) => {
      loaded[language] ??= await definition.loadTexts[language]();
    },
  };
}

function createRootOptions(context: ShellContext): RootOptions {
  return {
    onUncaughtError: (error) => context.reportFailure(error),
    onRecoverableError: (error) => context.logger.error('render.recovered', error),
  };
}
