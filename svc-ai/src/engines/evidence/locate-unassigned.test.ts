import { emptyCv } from '@sabi/contracts/cv/parsed-cv';
import { locateUnassigned } from './locate-unassigned';

const job = (job_title: string) => ({
  job_title,
  company_name: `PT ${job_title}`,
  start_date: null,
  end_date: null,
  is_current: false,
  location: null,
  description: null,
});

test('a line belongs to the entry above it, one above all to the first, and one that is not there to none', () => {
  const lines = ['Lost', 'Penata, PT Penata', 'Odd', 'Kasir, PT Kasir', 'Odd'];
  const cv = { ...emptyCv, work_experiences: [job('Penata'), job('Kasir')] };
  const unassigned = ['Lost', 'Odd', 'Odd', 'Gone'].map((text) => ({ section: 'work' as const, text }));
  expect(locateUnassigned({ cv, lines, unassigned }).map(({ entry }) => entry)).toEqual([0, 0, 1, undefined]);
});
