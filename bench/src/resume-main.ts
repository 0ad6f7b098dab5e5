// `npm run bench:resumes`: profiles to PDF and back, 200 or as many as the argument says.
import { measureRoundTrip } from './resumes/resume-round-trip';
import { measureResumeWriting } from './resumes/resume-writing';

const { first, warm } = await measureResumeWriting();
console.log(
  `a PDF of one page: ${first.toFixed(0)} ms the first, ${warm.toFixed(0)} ms the median of 50 more`,
);
const { profiles, equal, textF1 } = await measureRoundTrip(Number(process.argv[2] ?? 200));
console.log(`profiles → PDF → parser: ${equal} of ${profiles} equal with the embedded data`);
console.log(`from the text alone: macro F1 ${textF1.toFixed(4)}`);
if (equal < profiles || textF1 < 0.98) process.exitCode = 1;
