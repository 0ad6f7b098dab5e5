import { leastProcessorMs } from '@sabi/test-kit/processor-time';
import { analyzeText } from './analyzed-cv';
import { createReport } from './create-report';

test.each([29, 30, 31, 60])('S61 a line of %d capitals takes no time', (count) => {
  const text = `Ayu Lestari\nayu@example.com\nWork experience\n${'A'.repeat(count)}`;
  const analyze = () => {
    createReport(analyzeText(text), 'hash');
  };
  expect(leastProcessorMs(analyze)).toBeLessThan(2000);
});

test.each([
  ['labels of work', 'Kerja: x\n'],
  ['labels with a tab', 'KEAHLIAN\tx\n'],
  ['labels of schools', 'Pendidikan: S1 Akuntansi\n'],
  ['headings', 'Skills\nx\n'],
])('S61 30,000 letters of %s take no time', (_what, line) => {
  const text = `Ayu Lestari\nayu@example.com\nPengalaman Kerja\nAnalis, PT Maju, 2019 - 2021\n${line.repeat(30_000 / line.length)}`;
  const analyze = () => {
    createReport(analyzeText(text), 'hash');
  };
  expect(leastProcessorMs(analyze)).toBeLessThan(4000);
});
