export { createEventChannel } from './event-channel';
export { createPlatformFetch } from './platform-fetch';
export { createPlatformUpload } from './platform-upload';
export { createNavigation, type Navigation } from './navigation';
export { interceptLinks } from './intercept-links';
export { rememberLanguage } from './language-preference';
export { createSession, type SessionOptions } from './session';
