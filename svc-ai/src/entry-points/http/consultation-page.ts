import { typedMessageMaxCharacters } from '@sabi/contracts/ai/consultation';
import { consultationTexts } from '@sabi/shared-texts/consultation';
import {
  consultationPages,
  type ConsultationTurn,
  consultRoute,
} from '@sabi/contracts/http/ai/consultations';
import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { joinMarkup, type Markup, markup } from '@sabi/service-kit/markup';

export interface Conversation {
  readonly type: ConsultationType;
  readonly language: Language;
  /** Oldest first. */
  readonly turns: readonly ConsultationTurn[];
  /**
   * `gated`: free messages are used up; `blank` and `failed`: the last message has no answer and can be
   * resent.
   */
  readonly state: 'open' | 'gated' | 'blank' | 'failed';
  /** Text of the input field. */
  readonly typed?: string;
}

/** The contract's limit; the oldest turns are dropped. */
const maxTurns = 20;

const ownTexts = {
  en: {
    title: 'Your conversation',
    blank: 'Please write your question.',
    back: 'Back to the page',
    contact: 'Contact us',
  },
  id: {
    title: 'Obrolan Anda',
    blank: 'Silakan tulis pertanyaan Anda.',
    back: 'Kembali ke halaman',
    contact: 'Hubungi kami',
  },
} as const satisfies Record<Language, unknown>;

/** The page of a chat: turns, newest last, and the input. */
export function describeConversation(conversation: Conversation): { title: string; content: Markup } {
  const { type, language } = conversation;
  const { title, back, contact } = ownTexts[language];
  const { name, hint } = consultationTexts[language];
  const content = markup`<p class="hint"><strong>${name}</strong><br>${hint}</p>
    <ol class="log">
${joinMarkup(describeTurns(conversation))}
    </ol>
    ${describeComposer(conversation)}
    <ul class="links">
      <li><a href="${localizedPath(language, consultationPages[type])}">${back}</a></li>
      <li><a href="${localizedPath(language, '/contact-us')}">${contact}</a></li>
    </ul>`;
  return { title, content };
}

function describeTurns({ turns, state, typed = '', language }: Conversation): Markup[] {
  const { failed } = consultationTexts[language];
  const shown = turns.map((turn) => describeTurn(turn, language));
  if (state === 'gated') return [...shown, describeTeaser(language)];
  if (state === 'blank')
    return [...shown, describeTurn({ from: 'bot', text: ownTexts[language].blank }, language)];
  if (state === 'open') return shown;
  const unanswered = typed ? [describeTurn({ from: 'user', text: typed }, language)] : [];
  return [...shown, ...unanswered, describeTurn({ from: 'bot', text: failed }, language)];
}

function describeTurn({ from, text }: ConsultationTurn, language: Language): Markup {
  const speaker = consultationTexts[language].speakers[from];
  return markup`<li class="turn ${from}"><span class="speaker">${speaker}</span> ${text}</li>`;
}

/** Fixed text: the page contains no hidden answer. */
function describeTeaser(language: Language): Markup {
  const { teaser, unlock } = consultationTexts[language];
  return markup`<li class="turn bot teaser"><span class="blurred" aria-hidden="true">${teaser}</span>
        <a class="unlock" href="${localizedPath(language, '/auth?mode=sign-up')}">${unlock}</a></li>`;
}

function describeComposer({ type, language, turns, state, typed = '' }: Conversation): Markup {
  const { message, placeholder, gatedPlaceholder, send } = consultationTexts[language];
  if (state === 'gated') {
    return markup`<div class="composer">
      <input class="line" aria-label="${message}" placeholder="${gatedPlaceholder}" disabled>
    </div>`;
  }
  const context = JSON.stringify(turns.slice(-maxTurns));
  return markup`<form class="composer" method="post" action="${consultRoute.path}">
      <input type="hidden" name="type" value="${type}">
      <input type="hidden" name="language" value="${language}">
      <input type="hidden" name="context" value="${context}">
      <input class="line" name="message" value="${typed}" aria-label="${message}" placeholder="${placeholder}" maxlength="${String(typedMessageMaxCharacters)}" autocomplete="off" required autofocus>
      <button class="button" type="submit">${send}</button>
    </form>`;
}

export const consultationStyle = `
.hint { color: var(--text-soft); font-size: 0.875rem; line-height: 1.5; }
.hint strong { color: var(--text); font-size: 1rem; }
.log { display: flex; flex-direction: column; gap: 0.75rem; margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem 0.75rem 0 0; background: var(--sunken); list-style: none; }
.turn { max-width: 88%; padding: 0.625rem 0.875rem; border-radius: 0.75rem; line-height: 1.5; overflow-wrap: anywhere; white-space: pre-line; }
.bot { align-self: start; border: 1px solid var(--line); border-bottom-left-radius: 0.25rem; background: var(--surface); }
.user { align-self: end; border-bottom-right-radius: 0.25rem; background: var(--fill); color: var(--on-fill); }
.speaker { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.teaser { position: relative; overflow: hidden; white-space: normal; }
.blurred { filter: blur(5px); user-select: none; }
.unlock { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; padding: 0.75rem; background: var(--veil); color: var(--brand-strong); text-align: center; }
.composer { display: flex; gap: 0.5rem; padding: 0.75rem 1rem; border: 1px solid var(--line); border-top: 0; border-radius: 0 0 0.75rem 0.75rem; }
.line { flex: 1; min-width: 0; min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--line-strong); border-radius: 999px; background: var(--surface); color: inherit; font: inherit; }
.line::placeholder { color: var(--text-soft); opacity: 1; }
.line:disabled { background: var(--sunken); cursor: not-allowed; }
.composer .button { flex: none; min-height: 2.75rem; padding: 0.5rem 1.25rem; font-size: 1rem; }
`;
