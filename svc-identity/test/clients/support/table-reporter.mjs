// Jest's reporter of `npm run clients`: after the results, a table of the clients with what their tests came to.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/clients/reports');
const columns = ['client', 'version', 'tests', 'passed', 'failed', 'left out'];

export default class TableReporter {
  onRunStart() {
    rmSync(folder, { recursive: true, force: true });
  }

  onRunComplete() {
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    const reports = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    console.log(
      `\n${reports.length === 0 ? 'No client was tested' : formatTable([columns, ...reports.map(row)])}`,
    );
    for (const { client, failures } of reports)
      for (const { name, reason } of failures) console.log(`${client}: ${name} fails: ${reason}`);
  }
}

/** @param {import('./outcomes').ClientReport} report */
function row({ client, version, tests, outcomes }) {
  const count = (/** @type {string} */ wanted) => outcomes.filter(({ status }) => status === wanted).length;
  return [client, version, tests, ...['passed', 'failed', 'left out'].map((status) => String(count(status)))];
}

/** @param {readonly (readonly string[])[]} rows */
function formatTable(rows) {
  const widths = columns.map((_, index) => Math.max(...rows.map((cells) => cells[index]?.length ?? 0)));
  return rows
    .map((cells) => cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '))
    .join('\n');
}
