// `npm run bench`: all figures in one run. Absolute numbers depend on the machine, ratios do not.
import { cpus } from 'node:os';
import { PlatformProcess } from '@sabi/test-kit/platform-process';
import { measureCvParsing } from './cv-reading/cv-parsing';
import { measureGateway } from './load/gateway';
import { measurePages } from './rendering/pages';
import { measureResumeRequests } from './resumes/resume-requests';

const demoTalent = { email: 'talent@demo.example', password: 'try-the-talent-side' };

/** Minutes each, so they are commands of their own. */
const others = {
  'bench:applications': 'apply, list, move, match, notification',
  'bench:application-growth': 'the same with more applications stored, and the plans of the queries',
  'bench:job-search': 'the search index alone, and matches',
  'bench:job-board': 'searches through the gateway',
  'bench:growth': 'replicas and accounts',
  'bench:processes': 'memory and start of each deployable',
  'bench:rendering': 'pages that nobody asked for before',
  'bench:sessions': 'the check for ended sessions',
  'bench:resumes': 'resumes written and read again',
  'bench:web': 'Lighthouse on every public page',
};

const print = (title: string, text: string) => console.log(`\n## ${title}\n\n${text}`);

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}`);
print('Gateway', await measureGateway());
const platform = await PlatformProcess.create();
try {
  print('Pages', await measurePages(platform.url));
  print('CV parsing', await measureCvParsing(platform.url, demoTalent));
  print('Resumes', await measureResumeRequests(platform.url, demoTalent));
} finally {
  await platform.dispose();
}
const lines = Object.entries(others).map(([name, what]) => `npm run ${name}: ${what}`);
print('Measured by commands of their own', lines.join('\n'));
