import type { Posting } from '@sabi/contracts/http/hiring/posting';

/** Published at once. */
export const posting: Posting = {
  title: 'Operator Produksi',
  language: 'id',
  text: 'Menjalankan mesin pengemasan dan mencatat hasil tiap sif.',
  areas: ['35.15'],
  mode: 'onsite',
  contract: 'pkwt',
  part_time: false,
  level: 'entry',
  category: 'manufacturing',
  openings: 4,
  pay: { min: 4_900_000, max: 5_400_000, parts: [], thr: true, bpjs_kes: true, bpjs_tk: true },
  requirements: [{ text: 'Bersedia bekerja dalam sif', must: true }],
  questions: [],
  process: ['Wawancara'],
};
