// A remote on its own: the contract of the shell without the shell. Only ever served by `npm start -w <remote>`.
import '@sabi/ui/tokens.css';
import '@sabi/ui/base.css';
import { mount } from 'standalone-remote';
import {
  createEventChannel,
  createNavigation,
  createPlatformFetch,
  createSession,
  interceptLinks,
} from '../host';
import type { ShellContext } from '../contract';

const navigation = createNavigation(window);
const session = createSession({
  url: `${window.location.origin}/auth/v1`,
  getLanguage: () => navigation.language.get(),
});
const bar = document.body.appendChild(document.createElement('p'));
const element = document.body.appendChild(document.createElement('main'));
interceptLinks(document, navigation);

function mountRemote() {
  const language = navigation.language.get();
  document.documentElement.lang = language;
  const say = (text: string) => {
    bar.textContent = `Fake shell · ${language} · ${navigation.location.get().pathname} · ${text}`;
  };
  say('ready');
  const context: ShellContext = {
    language,
    location: navigation.location,
    navigate: navigation.navigate,
    session,
    fetch: createPlatformFetch(session, () => navigation.language.get()),
    events: createEventChannel(),
    logger: console,
    toast: ({ title, description = '' }) => say(`${title} ${description}`),
    setHead: ({ title }) => {
      document.title = title;
    },
    reportFailure: (error) => say(`The remote failed: ${String(error)}`),
    showNotFound: () => say('The remote has no page here'),
    initialState: null,
  };
  return mount(element, context);
}

let unmount = mountRemote();
navigation.language.subscribe(() => {
  unmount();
  unmount = mountRemote();
});
