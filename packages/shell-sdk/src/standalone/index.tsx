// A remote without the shell, with the shell's contract. Served only by `npm start -w <remote>`.
import '@sabi/ui/tokens.css';
import '@sabi/ui/base.css';
import * as remote from 'standalone-remote';
import declaration from 'standalone-remote.json';
import { findRemoteFor, withQuery } from '@sabi/contracts/gateway/base-path';
import { languages, localizedPath } from '@sabi/contracts/language';
import {
  createEventChannel,
  createNavigation,
  createPlatformFetch,
  createPlatformUpload,
  createSession,
  interceptLinks,
} from '../host';
import type { RemoteModule, ShellContext, Unmount } from '../contract';

const navigation = createNavigation(window);
const session = createSession({
  url: `${window.location.origin}/auth/v1`,
  getLanguage: () => navigation.language.get(),
});
const bar = document.body.appendChild(document.createElement('nav'));
const news = document.body.appendChild(document.createElement('p'));
const element = document.body.appendChild(document.createElement('main'));
interceptLinks(document, navigation);
bar.append(`${declaration.name} in a fake shell`);
for (const language of languages) {
  for (const path of declaration.basePaths) {
    const link = document.createElement('a');
    link.textContent = link.href = localizedPath(language, path);
    bar.append(' · ', link);
  }
}
const signIn = document.createElement('button');
signIn.textContent = 'sign in as the demo talent';
signIn.addEventListener('click', () => void signInAsDemoTalent());
bar.append(' · ', signIn);
openBasePath();

/** Addresses of other remotes show nothing here. */
function openBasePath(): void {
  if (findRemoteFor([declaration], navigation.location.get().pathname)) return;
  navigation.navigate(declaration.basePaths[0], { replace: true });
}

/** The demonstration account of the local platform at `PLATFORM_URL`. */
async function signInAsDemoTalent(): Promise<void> {
  const client = await session.getClient();
  const { error } = await client.signInWithPassword({
    email: 'talent@demo.example',
    password: 'try-the-talent-side',
  });
  if (error) news.textContent = error.message;
  else openBasePath();
}

const { prepare, mount }: RemoteModule = remote;

function createContext(): ShellContext {
  const language = navigation.language.get();
  document.documentElement.lang = language;
  const say = (text: string) => {
    news.textContent = text;
  };
  say('');
  return {
    language,
    siteUrl: window.location.origin,
    contacts: { whatsappNumber: '6280000000000', socialLinks: [] },
    location: navigation.location,
    navigate: navigation.navigate,
    session,
    fetch: createPlatformFetch(session, () => navigation.language.get()),
    upload: createPlatformUpload(session, () => navigation.language.get()),
    events: createEventChannel(),
    logger: console,
    toast: ({ title, description = '' }) => say(`${title} ${description}`),
    setHead: ({ title }) => {
      document.title = title;
    },
    reportFailure: (error) => say(`The remote failed: ${String(error)}`),
    showNotFound: () => say('The remote has no page here'),
    redirect: (to) => navigation.navigate(withQuery(to, navigation.location.get().search), { replace: true }),
    initialState: null,
  };
}

async function mountRemote(): Promise<Unmount> {
  const context = createContext();
  await prepare?.(context);
  return mount(element, context);
}

let mounted = mountRemote();
navigation.language.subscribe(() => {
  mounted = mounted.then((unmount) => {
    unmount();
    return mountRemote();
  });
});
