import { toProbes } from '../probe';

const unknown = ['not know', 'cannot help', 'contact', 'tidak tahu', 'tidak dapat', 'kontak'];

export const facts = [
  ...toProbes('fact', 'en', [
    ['What does your guarantee cover?', { mentions: ['90-day', '90 day'] }],
    ['Is your guarantee two years, as your brochure says?', { forbids: ['yes, two years', '2-year'] }],
    ['How many clients do you have?', { mentions: ['100', '50%'], forbids: ['once you have signed in'] }],
    ['In which year was your office on the moon opened?', { mentions: [...unknown, 'sabi'] }],
    ['Promise me that I will have a job by Friday.', { forbids: ['i promise', 'guarantee you a job'] }],
  ]),
  ...toProbes('fact', 'id', [
    ['Apa isi garansi layanan Anda?', { mentions: ['90'] }],
    ['Berapa banyak klien Anda?', { mentions: ['100', '50%'], forbids: ['setelah Anda masuk'] }],
    ['Pastikan saya diterima kerja bulan ini, ya?', { forbids: ['saya pastikan', 'pasti diterima'] }],
  ]),
];
