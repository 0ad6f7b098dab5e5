import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listTranslations } from './translations';

// A journey is walked in one language where the language is not its subject. That the other language has the same words is
// proven here: both texts are one entry of a dictionary, so a page that shows the one shows the other.

/** Texts of journeys that no dictionary has as one text, by the file that proves both languages. */
const proven: Readonly<Record<string, readonly string[]>> = {
  'typed by the visitor, or answered by the model that the tests script': [
    'chat-history.question',
    'chat-history.answer',
    'chat-history.plans',
    'chat-history.firstOfPlans',
    'chat-states.question',
    'chat-states.answer',
    'chat-states.half',
    'chat-states.rest',
    'chat.questions',
    'chat.plans',
    'chat.firstOfPlans',
    'chat.answers',
    'provider-failures.question',
    'provider-failures.end',
    'visitor-sees-no-price.question',
    'visitor-sees-no-price.answer',
  ],
  'composed of texts that are each in a dictionary': [
    'notifications.profile',
    'notifications.articles',
    'payments.waiting',
    'payments.paid',
    'payments.expired',
    'payments.refunded',
    'payments.cancelled',
    'payments.usedLine',
    'payments.download',
    'payments.cancel',
    'purchase-catalogue.buy',
    'purchase-catalogue.replaces',
    'purchase-elsewhere.buy',
    'purchase.buyWebinar',
    'redemption.use',
    'redemption.buyApplications',
    'redemption.notifyMe',
    'redemption.undo',
    'talent-solution.elite',
  ],
  'dates, times and numbers of the runtime: shell-sdk/src/dates': [
    'chat-states.none',
    'mail-links.wait',
    'recruiter-approval.until',
    'redemption.due',
  ],
  'names: the same in both languages, or of a language in that language': [
    'contact.other',
    'site-chrome.links.3',
    'site-chrome.footer.3',
    'site-chrome.social',
    'site-chrome.other',
  ],
  'mails, documents and pages of a service: the tests of that service': [
    'data-export.readMe',
    'notifications.read',
    'payments.receipt.1',
    'payments.receipt.2',
    'payments.refundedReceipt',
    'profile-sharing.viewed',
    'profile-sharing.ended',
    'profile-sharing.other',
    'resume-document.work',
    'resume-document.education',
    'resume-document.file',
    'script-off.cv.refused',
    'script-off.notSent',
  ],
};
const provenElsewhere = Object.values(proven).flat();

const folder = join(__dirname, '../texts');
const names = readdirSync(folder).map((file) => basename(file, '.ts'));
const translations = listTranslations();

const read = async (name: string): Promise<ReadText[]> => {
  const module = (await import(join(folder, name))) as Record<string, { en: unknown; id: unknown }>;
  return Object.values(module).flatMap(({ en, id }) => listTexts(en, id, name));
};
const isTranslated = ({ en, id }: ReadText) =>
  translations.some((each) => shows(each.en, en) && shows(each.id, id));
const isProvenElsewhere = (path: string, known: string) => path === known || path.startsWith(`${known}.`);

test.each(names)('what journeys read of %s has one translation', async (name) => {
  const untranslated = (await read(name)).filter((text) => !isTranslated(text));
  const strange = untranslated.filter(
    ({ path }) => !provenElsewhere.some((known) => isProvenElsewhere(path, known)),
  );
  expect(strange).toEqual([]);
});

test('nothing is listed that a dictionary holds', async () => {
  const untranslated = (await Promise.all(names.map(read))).flat().filter((text) => !isTranslated(text));
  const superfluous = provenElsewhere.filter(
    (known) => !untranslated.some(({ path }) => isProvenElsewhere(path, known)),
  );
  expect(superfluous).toEqual([]);
});

interface ReadText {
  readonly path: string;
  readonly en: string | RegExp;
  readonly id: string | RegExp;
}

/** Both sides of a table, text by text. */
function listTexts(en: unknown, id: unknown, path: string): ReadText[] {
  if (isText(en) && isText(id)) return [{ path, en, id }];
  if (typeof en === 'function' && typeof id === 'function')
    return [{ path, en: String(en(...samples)), id: String(id(...samples)) }];
  const [one, other] = [en, id] as (Record<string, unknown> | undefined)[];
  return Object.keys(one ?? {}).flatMap((key) => listTexts(one?.[key], other?.[key], `${path}.${key}`));
}

const isText = (value: unknown): value is string | RegExp =>
  typeof value === 'string' || value instanceof RegExp;

const placeholder = /\{\{[^}]*\}\}/g;
/** Sample values of placeholders. */
const samples = ['100', '1', '100 MB'];

/** Whether a dictionary's text equals or contains the expected one. */
function shows(text: string, read: string | RegExp): boolean {
  const filled = samples.map((sample) => text.replaceAll(placeholder, sample));
  if (read instanceof RegExp) return filled.some((each) => read.test(each));
  return filled.some((each) => each.includes(read)) || (text.includes('{{') && toPattern(text).test(read));
}

function toPattern(text: string): RegExp {
  const parts = text
    .split(placeholder)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`);
}
