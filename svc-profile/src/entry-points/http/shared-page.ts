import type { SharedProfile } from '@sabi/contracts/http/profile/sharing';
import { intlLocales, type Language, languages } from '@sabi/contracts/language';
import type { AppError } from '@sabi/service-kit/errors';
import { joinMarkup, type Markup, markup } from '@sabi/service-kit/markup';
import { composeResume } from '../../engines/documents/resume/compose-resume';
import { toEntryLines, toPlainBlocks } from '../../engines/documents/resume/join-parts';
import type { Block, Contact, PlainBlock } from '../../engines/documents/resume/resume-document';
import { locateSharedPage } from '../../domain/sharing/share-link';
import { sharedPageStyle } from './shared-page-style';
import { sharedPageTexts } from './shared-page-texts';

interface Described {
  readonly title: string;
  readonly content: Markup;
  readonly style: string;
}

const nothing = markup``;

/** The profile as a page with the resume's content. */
export function describeSharedProfile({
  shared,
  language,
  token,
}: {
  shared: SharedProfile;
  language: Language;
  token: string;
}): Described {
  const { profile, lists, email } = shared;
  const texts = sharedPageTexts[language];
  const content = {
    profile: { ...profile, current_organization: null },
    lists: { ...lists, psychological_tests: [] },
  };
  const { name, headline, contacts, sections } = composeResume({ content, email, language });
  const isNamed = Boolean(profile.first_name ?? profile.last_name);
  return {
    title: isNamed ? name : texts.unnamed,
    style: sharedPageStyle,
    content: joinMarkup([
      headline ? markup`<p class="headline">${headline}</p>` : nothing,
      describeContacts(contacts),
      ...sections.map(
        ({ heading, blocks }) =>
          markup`<section><h2>${heading}</h2>${joinMarkup(blocks.map(describeBlock))}</section>`,
      ),
      sections.length === 0 ? markup`<p>${texts.empty}</p>` : nothing,
      describeFoot({ language, token, until: shared.expires_at }),
    ]),
  };
}

function describeContacts(contacts: readonly Contact[]): Markup {
  if (contacts.length === 0) return nothing;
  const links = contacts.map(({ text, address }) => markup`<li><a href="${address}">${text}</a></li>`);
  return markup`<ul class="contacts">${joinMarkup(links)}</ul>`;
}

function describeBlock(block: Block): Markup {
  if (block.kind === 'abilities') return joinMarkup(toPlainBlocks(block.items).map(describePlainBlock));
  if (block.kind !== 'entry') return describePlainBlock(block);
  return markup`<article><h3>${block.title}</h3>
    ${joinMarkup(toEntryLines(block).map((line) => markup`<p class="fact">${line}</p>`))}
    ${block.points.length > 0 ? describeList(block.points) : nothing}</article>`;
}

function describePlainBlock(block: PlainBlock): Markup {
  return block.kind === 'list' ? describeList(block.items) : markup`<p>${block.text}</p>`;
}

function describeList(items: readonly string[]): Markup {
  return markup`<ul>${joinMarkup(items.map((item) => markup`<li>${item}</li>`))}</ul>`;
}

/** Explains the page, with a link to the other language. */
function describeFoot({
  language,
  token,
  until,
}: {
  language: Language;
  token: string;
  until: string;
}): Markup {
  const { about, name } = sharedPageTexts[language];
  const others = languages
    .filter((other) => other !== language)
    .map(
      (other) =>
        markup`<li><a href="${locateSharedPage(other, token)}" lang="${other}" hreflang="${other}">${sharedPageTexts[other].inThisLanguage}</a></li>`,
    );
  return markup`<section class="foot" aria-label="${name}">
    <p>${about(formatDay(until, language))}</p>
    <ul class="links">${joinMarkup(others)}</ul>
  </section>`;
}

/** In Jakarta time, where most readers are. */
function formatDay(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(intlLocales[language], {
    dateStyle: 'long',
    timeZone: 'Asia/Jakarta',
  });
  return format.format(new Date(moment));
}

/** The page for a link that cannot be shown, without the reason. */
export function describeFailure({ status, retryAfterSeconds }: AppError, language: Language): Described {
  const { ended, limited, failed } = sharedPageTexts[language];
  const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60));
  const { title, text } = status === 404 ? ended : status === 429 ? limited(minutes) : failed;
  return { title, style: sharedPageStyle, content: markup`<p>${text}</p>` };
}
