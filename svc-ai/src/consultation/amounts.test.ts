import { guardAmounts, statesAmount } from './amounts';

test.each([
  'Rp 350.000',
  'IDR 1,000,000',
  '350 ribu',
  '350rb',
  '350 thousand a month',
  '350.000 per bulan',
  '350,000 a month',
  '1.000.000/bulan',
  'tiga ratus lima puluh ribu',
  'Tiga ratus lima puluh ribu rupiah sebulan',
  'tiga-ratus-lima-puluh-ribu',
  'satu juta',
  'satu koma dua, maksud saya dua juta',
  'setengah juta',
  'sejuta saja',
  'seratus ribu',
  'lima puluh rb',
  'three hundred fifty thousand',
  'three hundred and fifty thousand',
  'three-hundred-fifty thousand a month',
  'One million',
  'half a million',
  'twenty five dollars',
  'lima puluh dolar',
  'Rp tiga ratus',
])('%j is an amount', (text) => {
  expect(statesAmount(`Paket Pro: ${text}.`)).toBe(true);
  expect(statesAmount(text.toUpperCase())).toBe(true);
});

test.each([
  '500,000+ talent',
  'ratusan ribu talenta',
  'lima ratus ribu talenta terdaftar',
  'half a million talents',
  '500 thousand registered talents',
  'a thousand thanks',
  'one of a hundred',
  'dua sampai tiga minggu',
  'sembilan langkah, satu per satu',
  'seribu satu cara',
  'a 90-day guarantee',
  'the year 2024',
])('%j is none', (text) => {
  expect(statesAmount(`We say: ${text}.`)).toBe(false);
});

test.each(['1', '1.', 'satu ', 'ratus, ', 'rp ', 'half a ', '1 million '])(
  'a long row of %j takes no time',
  (part) => {
    const startedAt = performance.now();
    statesAmount(`${part.repeat(20_000)}!`);
    guardAmounts.isOpen(`${part.repeat(20_000)}!`);
    expect(performance.now() - startedAt).toBeLessThan(500);
  },
);
