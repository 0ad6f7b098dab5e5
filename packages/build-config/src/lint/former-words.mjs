/**
 * Replaced words with the terms that replace them: names, comments and texts for developers must not contain them. Texts
 * for users are exempt.
 */

/** @param {readonly string[]} words @param {string} terms @returns {[word: string, terms: string][]} */
const suggest = (words, terms) => words.map((word) => [word, terms]);

/** Words not allowed in names or sentences. */
export const vagueWords = new Map([
  ...suggest(
    ['tell', 'tells', 'told', 'telling'],
    'report, notify, reveal, send, publish, log, show or distinguish',
  ),
  ...suggest(['impatient', 'impatience', 'patience'], 'timeout or deadline'),
  ...suggest(['somebody'], 'the role: a user, a visitor, a recruiter, a caller'),
  ...suggest(
    ['give up', 'gives up', 'gave up', 'given up', 'giving up'],
    'cancel, time out, abort or dead letter',
  ),
]);

/** Phrases not allowed in names. Sentences may use the words in another meaning. */
export const formerNames = new Map([
  ...suggest(
    ['incoming', 'removed', 'stored', 'current', 'uploaded', 'upload', 'parsed', 'parse', 'reviewed'].flatMap(
      (word) => [`${word} resume`, `${word} resumes`],
    ),
    'cv: a resume is the document made from a profile',
  ),
  ...suggest(
    ['id', 'ids', 'file', 'files', 'upload', 'uploads', 'version', 'versions', 'mail', 'mails', 'quota'].map(
      (word) => `resume ${word}`,
    ),
    'cv: a resume is the document made from a profile',
  ),
  ...suggest(['proposal', 'proposals'], 'cv import'),
  ...suggest(
    ['recruiter review', 'recruiter reviews', 'review mail', 'review mails', 'review log'],
    'recruiter approval',
  ),
  ...suggest(['cv review', 'cv reviews', 'reviewed cv', 'review cv', 'kept review'], 'cv analysis'),
  ...suggest(['live answer', 'live answers'], 'active stream'),
  ...suggest(['follow answer'], 'resume stream'),
  ...suggest(['speaks to machine', 'speak to machine'], 'prompt injection filter'),
  ...suggest(['few inflations'], 'decompression limit'),
  ...suggest(['usual look'], 'dominant style'),
  ...suggest(['unseen font', 'unseen fonts'], 'font stub'),
  ...suggest(['painted page', 'painted pages'], 'page text extractor'),
  ...suggest(['busy extractor'], 'concurrency limit'),
  ...suggest(['spare process', 'spare processes'], 'worker pool'),
  ...suggest(['ground in text', 'stands in text', 'stand in text'], 'grounding check'),
  ...suggest(['sentence release'], 'sentence buffer'),
  ...suggest(['once more if stored'], 'retry on duplicate'),
  ...suggest(['note ban'], 'apply ban'),
  ...suggest(['why refused'], 'rejection reason'),
  ...suggest(['mail way in'], 'magic link sign-in'),
  ...suggest(['other ways'], 'alternative, for example alternative sign-in'),
  ...suggest(['go on'], 'continue, resume or redirect'),
  ...suggest(['possession', 'possessions'], 'owned plan'),
  ...suggest(['cv job', 'cv jobs'], 'parse: a job is what a company posts'),
  ...suggest(['member area', 'member offers'], 'signed-in area, or account: a member acts for a company'),
  ...suggest(
    ['kept claim', 'kept claims', 'kept analysis', 'kept analyses'],
    'pending analysis, or allowed claim of a token',
  ),
]);

/** Words not allowed in names in code about CVs, where they would have another meaning than elsewhere. */
export const formerNamesOfCvs = new Map([
  ...suggest(['resume', 'resumes'], 'cv: a resume is the document made from a profile'),
  ...suggest(['review', 'reviews', 'reviewed', 'reviewing'], 'recruiter approval, cv analysis or cv import'),
]);

const suggestions = new Map([...vagueWords, ...formerNames, ...formerNamesOfCvs]);
const anyVague = new RegExp(
  String.raw`\b(?:${[...vagueWords.keys()].join('|').replaceAll(' ', String.raw`\s+`)})\b`,
  'gi',
);
/** Excepts JSON Resume, which is a format. @param {Iterable<string>} phrases */
const toPattern = (phrases) => new RegExp(String.raw`(?<!json )\b(?:${[...phrases].join('|')})\b`);
const anyName = toPattern([...vagueWords.keys(), ...formerNames.keys()]);
const anyNameOfCvs = toPattern(formerNamesOfCvs.keys());

/** @param {string} name @returns {string} its words in lower case, separated by single blanks */
const splitName = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ');

/** @param {string} name in any case @returns {string | undefined} the former word in it */
export const findInName = (name) => anyName.exec(splitName(name))?.[0];

/** Like `findInName`, for code about CVs. @param {string} name @returns {string | undefined} */
export const findInNameOfCvs = (name) => findInName(name) ?? anyNameOfCvs.exec(splitName(name))?.[0];

/** @param {string} sentence @returns {string[]} the vague words in it, in lower case */
export const findInSentence = (sentence) =>
  [...sentence.matchAll(anyVague)].map(([word]) => word.toLowerCase().replaceAll(/\s+/g, ' '));

/** @param {string} word @returns {string | undefined} the terms to use instead */
export const suggestionFor = (word) => suggestions.get(word);
