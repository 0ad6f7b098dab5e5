import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { RemoteModule, ShellContext } from '../contract';
import type { RemoteDefinition } from './definition';
import { createTranslations } from './i18n';
import { RemoteRoot } from './remote-root';

/** A React application as a remote: `export const { mount } = createRemote(definition)`. */
export function createRemote({ dictionaries, App }: RemoteDefinition): RemoteModule {
  return {
    mount: (element, context) => {
      const translations = createTranslations(dictionaries, context.language);
      const tree = (
        <StrictMode>
          <RemoteRoot context={context} translations={translations} App={App} />
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

function createRootOptions(context: ShellContext): RootOptions {
  return {
    onUncaughtError: (error) => context.reportFailure(error),
    onRecoverableError: (error) => context.logger.error('render.recovered', error),
  };
}
