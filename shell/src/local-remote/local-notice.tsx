import { type LocalRemote, localRemotePath } from '@sabi/contracts/gateway/local-remote';
import { type Language, localizedPath } from '@sabi/contracts/language';
import en from '../locales/en/local-remote.json';
import id from '../locales/id/local-remote.json';
import styles from './local-notice.module.css';
import type { LocalState } from './local-state';

interface LocalNoticeProps {
  local: LocalRemote;
  state: LocalState;
  language: Language;
  /** Where the way out leads. */
  path: string;
}

/** Out of the shell's dictionary, which visitors load too. */
const texts = { en, id };

const keys = {
  shown: 'shown',
  'not-served': 'notServed',
  'other-protocol': 'otherProtocol',
  ended: 'ended',
} as const satisfies Record<LocalState['kind'], keyof typeof en>;

/** Says which version of a remote this browser shows, with a way back to the site's. */
export function LocalNotice({ local: { name, port }, state, language, path }: LocalNoticeProps) {
  const t = texts[language];
  const version = state.kind === 'not-served' ? '' : state.version;
  const text = t[keys[state.kind]]
    .replace('{{name}}', name)
    .replace('{{version}}', version)
    .replace('{{port}}', String(port));
  return (
    <aside className={styles['notice']} data-state={state.kind} aria-label={t.label}>
      <p className={styles['text']} role="status">
        {text}
      </p>
      <form method="post" action={localRemotePath}>
        <input type="hidden" name="end" value="yes" />
        <input type="hidden" name="to" value={localizedPath(language, path)} />
        <button className={styles['end']}>{t.end}</button>
      </form>
    </aside>
  );
}
