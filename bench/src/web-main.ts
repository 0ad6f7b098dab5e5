// `npm run bench:web`: Lighthouse on every public page in both languages; ends with code 1 when a budget is passed.
// --runs 5, visits to each page; --paths /,/id/blog, only these; --board, only the job board;
// --url https://..., a site that is running already, without a job and a company of its own
import { parseArgs } from 'node:util';
import { PlatformProcess } from '@sabi/test-kit/platform-process';
import { createBoardPages } from './web/board-pages';
import { measureSite } from './web/measure-site';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    paths: { type: 'string' },
    board: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
if (values.board && values.url !== undefined) throw new Error('--board needs a platform of its own');

const platform = values.url === undefined ? await PlatformProcess.create() : undefined;
try {
  const board = platform && !values.paths ? await createBoardPages(platform) : [];
  const paths = values.board ? board : values.paths?.split(',');
  const { table, faults } = await measureSite({
    siteUrl: values.url ?? platform?.url ?? '',
    runs,
    ...(paths && { paths }),
    morePages: board,
    report: (text) => console.error(text),
  });
  console.log(`\nLighthouse, simulated phone on slow 4G, medians of ${runs}\n\n${table}`);
  if (faults.length > 0) {
    console.error(`\nOver budget:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await platform?.dispose();
}
