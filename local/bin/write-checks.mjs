// Writes the tables of docs/security.md and docs/reliability.md from docs/checks/*.yaml: the demand of each check, the
// code that meets it and the tests that show it. Usage: npm run checks
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMap, LineCounter, parseDocument } from 'yaml';
import { root } from './prepare.mjs';

const mark = '<!-- Written by `npm run checks`: change checks/';

/**
 * @typedef {{ file: string, names?: string[], note?: string }} NamedTests
 * @typedef {{ id: string, demand: string, asvs?: string[], state: 'holds' | 'partly', code?: string[], tests?: NamedTests[], note?: string }} Check
 * @typedef {Check & { line: number }} ListedCheck where its entry begins
 * @typedef {{ section: string, checks: ListedCheck[] }} Section
 */

/**
 * @param {string} name of the document: `security` or `reliability`
 * @returns {Section[]}
 */
export function readChecks(name) {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(root, `docs/checks/${name}.yaml`), 'utf8'), {
    lineCounter: lines,
  });
  if (document.errors.length > 0) throw document.errors[0];
  /** @type {{ section: string, checks: Check[] }[]} */
  const sections = document.toJS();
  return sections.map(({ section, checks }, at) => ({
    section,
    checks: checks.map((check, index) => ({ ...check, line: lineOf(document.getIn([at, 'checks', index])) })),
  }));

  /** @param {unknown} node */
  function lineOf(node) {
    return isMap(node) ? lines.linePos(node.range?.[0] ?? 0).line : 1;
  }
}

/** @param {readonly string[]} files @returns {string} the first two names and the number of others */
function nameFiles(files) {
  const names = [...new Set(files.map((file) => basename(file)))];
  const more = names.length > 2 ? ` +${names.length - 2}` : '';
  return names.length === 0
    ? '–'
    : `${names
        .slice(0, 2)
        .map((each) => `\`${each}\``)
        .join(', ')}${more}`;
}

/** @param {string} text */
const cell = (text) => text.replaceAll(/[|<>*_]/g, String.raw`\$&`);

/** @param {string} name @param {readonly Section[]} sections @returns {string} Markdown */
function writeTables(name, sections) {
  const all = sections.flatMap(({ checks }) => checks);
  const count = (/** @type {string} */ state) => all.filter((check) => check.state === state).length;
  const withAsvs = all.some(({ asvs }) => asvs);
  const head = ['#', 'Demand', ...(withAsvs ? ['ASVS'] : []), 'State', 'Built in', 'Shown by'];
  return [
    `${mark}${name}.yaml. -->`,
    '',
    `${all.length} in all: ${count('holds')} \`holds\`, ${count('partly')} \`partly\`. A number leads to its entry in [checks/${name}.yaml](checks/${name}.yaml), which names every file and test and says what the test does and does not show.`,
    ...sections.flatMap(({ section, checks }) => [
      '',
      `## ${section}`,
      '',
      `| ${head.join(' | ')} |`,
      `|${' --- |'.repeat(head.length)}`,
      ...checks.map(({ id, line, demand, asvs = [], state, code = [], tests = [] }) => {
        const cells = [
          `[${id}](checks/${name}.yaml#L${line})`,
          cell(demand),
          ...(withAsvs ? [asvs.join(', ')] : []),
          state,
          nameFiles(code),
          nameFiles(tests.map(({ file }) => file)),
        ];
        return `| ${cells.join(' | ')} |`;
      }),
    ]),
    '',
  ].join('\n');
}

/** @param {string} name @returns {string} the whole page, with its introduction unchanged */
export function writePage(name) {
  const page = readFileSync(join(root, `docs/${name}.md`), 'utf8');
  return page.slice(0, page.indexOf(mark)) + writeTables(name, readChecks(name));
}

if (process.argv[1] === import.meta.filename)
  for (const name of ['security', 'reliability'])
    writeFileSync(join(root, `docs/${name}.md`), writePage(name));
