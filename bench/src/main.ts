// `npm run bench`: all figures in one run. Absolute numbers depend on the machine, ratios do not.
import { cpus } from 'node:os';
import { PlatformProcess } from '@sabi/test-kit/platform-process';
import { measureCvParsing } from './cv-reading/cv-parsing';
import { measureGateway } from './load/gateway';
import { measurePages } from './rendering/pages';
import { measureResumeRequests } from './resumes/resume-requests';

const demoTalent = { email: 'talent@demo.example', password: 'try-the-talent-side' };

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
