import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import type { ConsultationTurn } from '@sabi/contracts/http/ai/consultations';
import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { containsAmount } from './amounts';
import { answerTexts } from './answer/answer-texts';
import { languageOf } from './answer/asker-language';
import { chineseAnswers } from './answer/chinese-answers';
import { certaintyOf } from './answer/certainty';
import { pickSentences } from './answer/pick-sentences';
import {
  type EventPassage,
  findLocalTime,
  findNextEvents,
  isVagueAboutEvents,
  toSiteLanguage,
  writeLocalTime,
} from './intents/event-answer';
import { findIntent, goesOn, wholeQuestion } from './intents/find-intent';
import { type AskedQuestion, type Intent, ownPages } from './intents/intent';
import type { OwnFacts, OwnMatter } from './own/own-facts';
import { writeOwnAnswer } from './own/write-own-answer';
import type { Passage } from './passages/passage';
import type { FoundPassage } from './retrieval/passage-index';
import { passageWith, publicPassages, searchPassages } from './retrieval/public-passages';
import { findSmallTalk } from './small-talk';

export interface SearchAnswer {
  readonly text: string;
  readonly sources: readonly AnswerSource[];
}

export interface SearchQuestion {
  readonly message: string;
  /** Of the page, in which pages are cited. */
  readonly language: Language;
  /** Previous turns, oldest first. */
  readonly context?: readonly ConsultationTurn[];
  readonly type?: ConsultationType;
  readonly isSignedIn?: boolean;
  readonly now?: Date;
}

const mostFound = 8;
const mostSources = 3;
const mostSentences = 3;
const sentencesOfSecond = 2;
/** What follows in a longer message is not searched. */
const mostCharacters = 600;
/** A passage with less of the best one's score says nothing to the question. */
const leastScore = 0.2;
/** A passage with at least this share of the best one's score is quoted, too. */
const quotedScore = 0.55;

/** Answers from the passages of the site, in the language of the asker, without a model. */
export function answerBySearch(question: SearchQuestion): SearchAnswer {
  const reader = understand(question);
  if ('reply' in reader) return { text: reader.reply, sources: [] };
  const { page } = reader;
  return (
    answerAboutEvents(reader, question.now ?? new Date()) ??
    answerIntent(reader) ??
    answerFromPassages(reader) ?? {
      text: answerTexts.unknown[reader.language],
      sources: [pageSource('contact', page)],
    }
  );
}

interface Reader extends AskedQuestion {
  readonly page: Language;
  readonly type: ConsultationType;
}

/** The question of a message, without its greeting; the reply to small talk alone. */
function understand(question: SearchQuestion): Reader | { readonly reply: string } {
  const { message, language: page, context = [], isSignedIn = false, type = 'general' } = question;
  const talk = findSmallTalk(message, page);
  if (talk && !talk.asks && isWithoutMatter(talk.rest)) return { reply: talk.reply };
  const asked = (talk ? talk.rest : message).slice(0, mostCharacters);
  const before = context.findLast(({ from }) => from === 'user')?.text;
  return {
    message: asked,
    whole: wholeQuestion(asked, before),
    language: languageOf(asked, page),
    isSignedIn,
    isOfCompany: type === 'company',
    type,
    page,
  };
}

/** What a question asks of the asker's own account, where the asker is signed in; undefined for other questions. */
export function findOwnMatter(question: SearchQuestion): OwnMatter | undefined {
  const reader = understand({ ...question, isSignedIn: true });
  if ('reply' in reader || answerAboutEvents(reader, question.now ?? new Date())) return undefined;
  return findIntent(reader)?.own;
}

/** @param facts what the services answered for the asker's own token */
export function answerFromFacts(question: SearchQuestion, facts: OwnFacts): SearchAnswer {
  const reader = understand(question);
  if ('reply' in reader) return { text: reader.reply, sources: [] };
  const { text, pages, offers } = writeOwnAnswer(facts, reader);
  const cards = offers.flatMap((type) => passageWith(`plan/${type}`) ?? passageWith(`service/${type}`) ?? []);
  return {
    text,
    sources: [
      ...cards.map((passage) => toSource(passage, reader.page)),
      ...pages.map((name) => pageSource(name, reader.page)),
    ].slice(0, mostSources),
  };
}

/** Whether what follows a greeting is about nothing: a name, for example. */
const isWithoutMatter = (rest: string): boolean => {
  const [best] = searchPassages(rest, 1);
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return !best || best.coverage < 0.6 || names > 0;
};

function answerAboutEvents({ message, language, page }: Reader, now: Date): SearchAnswer | undefined {
  const events = publicPassages().filter((passage): passage is EventPassage => passage.event !== undefined);
  const local = findLocalTime(message, events);
  if (local) return { text: writeLocalTime(local, language), sources: [toSource(local.event, page)] };
  const next = findNextEvents(message, events, now);
  if (next.length === 0) return undefined;
  const lines = next.map(({ text }) => `- ${text[toSiteLanguage(language)].split('\n')[0] ?? ''}`);
  return {
    text: [
      answerTexts.known[language],
      ...lines,
      ...(isVagueAboutEvents(message) ? [answerTexts.whichEvent[language]] : []),
    ].join('\n'),
    sources: next.map((event) => toSource(event, page)),
  };
}

function answerIntent(reader: Reader): SearchAnswer | undefined {
  const intent = findIntent(reader);
  if (!intent) return undefined;
  const { text, cites = [], pages = [], quotes = false, quotesFor }: Intent = intent;
  const passages = cites.flatMap((id) => passageWith(id) ?? []);
  const quoted = quotes
    ? passages
        .slice(0, 1)
        .flatMap((passage) => quote(passage, { ...reader, whole: quotesFor ?? reader.whole }, 2))
    : [];
  return {
    text: [answerTexts[text][reader.language], ...quoted.map((sentence) => `- ${sentence}`)].join('\n'),
    sources: [
      ...passages.map((passage) => toSource(passage, reader.page)),
      ...pages.map((name) => pageSource(name, reader.page)),
    ].slice(0, mostSources),
  };
}

function answerFromPassages(asked: Reader): SearchAnswer | undefined {
  const { reader, found } = findPassages(asked);
  const { message, language, page } = reader;
  const [best] = found;
  const certainty = certaintyOf(found);
  if (!best || certainty === 'none') return undefined;
  const close = found.filter(({ score }) => score >= best.score * leastScore);
  const sources = withoutRepeats(close.map(({ passage }) => toSource(passage, page))).slice(0, mostSources);
  if (certainty === 'near') return nearest(sources, reader);
  const [first, second] = close;
  const lines = [
    ...(first ? quote(first.passage, reader, mostSentences, first.questions) : []),
    ...(second && second.score >= best.score * quotedScore
      ? quote(second.passage, reader, sentencesOfSecond, second.questions)
      : []),
  ];
  if (lines.length === 0 || message === '') return undefined;
  const list = [...new Set(lines)].map((line) => `- ${line}`);
  const opening = certainty === 'sure' ? answerTexts.known : answerTexts.unsure;
  return { text: [opening[language], ...list].join('\n'), sources };
}

/** By the message alone where that is answered without the one before it, and by both otherwise. */
function findPassages(reader: Reader): { readonly reader: Reader; readonly found: FoundPassage[] } {
  const { message, whole, type } = reader;
  const search = (text: string) => searchPassages(text, mostFound, type);
  if (message !== whole && !goesOn.test(message)) {
    const found = search(message);
    if (certaintyOf(found) === 'sure') return { reader: { ...reader, whole: message }, found };
  }
  return { reader, found: search(whole) };
}

/** Says that it is not known, with the pages where an answer may be. */
function nearest(sources: readonly AnswerSource[], { language, page }: Reader): SearchAnswer {
  return {
    text: `${answerTexts.unknown[language]} ${answerTexts.near[language]}`,
    sources: withoutRepeats([...sources, pageSource('contact', page)]),
  };
}

/** Sentences of a passage that answer; amounts of money are left out. */
function quote(
  passage: Passage,
  { whole, language }: AskedQuestion,
  most: number,
  alike: readonly string[] = [],
): string[] {
  const chinese = language === 'zh' ? chineseAnswers[passage.id] : undefined;
  if (chinese) return [chinese];
  return pickSentences(passage.text[toSiteLanguage(language)], whole, {
    most,
    alike,
    allows: (sentence) => !containsAmount(sentence),
  });
}

const toSource = ({ title, path }: Passage, page: Language): AnswerSource => ({
  title: title[page],
  path: localizedPath(page, path[page]),
});

function pageSource(name: keyof typeof ownPages, page: Language): AnswerSource {
  const { path, ...titles } = ownPages[name];
  return { title: titles[page], path: localizedPath(page, path) };
}

const withoutRepeats = (sources: readonly AnswerSource[]): AnswerSource[] =>
  sources.filter((source, place) => sources.findIndex(({ path }) => path === source.path) === place);
