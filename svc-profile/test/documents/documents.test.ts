import { measureProcessorMsOf } from '@sabi/test-kit/processor-time';
import { generateProfile, type GeneratedProfile } from '@sabi/test-kit/generated-profiles/generate-profile';
import { documentTemplates } from '@sabi/contracts/http/profile-documents';
import { readJsonResume } from '@sabi/json-resume/read-json-resume';
import { writeJsonResume } from '@sabi/json-resume/write-json-resume';
import mammoth from 'mammoth';
import { type DocumentOrder, writeDocument } from '../../src/documents/write-document';
import { type ReadPdf, readPdf } from './read-pdf';

type Full = GeneratedProfile['full'];

function orderFor(seed: number, changes: Partial<DocumentOrder> = {}): DocumentOrder {
  const { full, email, language } = generateProfile(seed);
  const createdAt = new Date('2026-11-22T10:00:00Z');
  return { content: full, email, language, format: 'pdf', template: 'plain', createdAt, ...changes };
}

/** The profile of a seed under another name. */
function named(seed: number, profile: Partial<Full['profile']>): Full {
  const { full } = generateProfile(seed);
  return { ...full, profile: { ...full.profile, ...profile } };
}

async function openPdf(order: DocumentOrder) {
  return readPdf(await writeDocument(order));
}

describe('a resume as a PDF', () => {
  let read: ReadPdf;

  beforeAll(async () => {
    read = await openPdf(orderFor(8));
  });

  test.each(documentTemplates)(
    'of the template %s is tagged and says who it is of, and in which language',
    async (template) => {
      const { info, metadata, isTagged, roles, text } = await openPdf(orderFor(8, { template }));
      expect(info).toMatchObject({ Title: 'Resume – Suharto', Language: 'en' });
      expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(isTagged).toBe(true);
      for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link'])
        expect(roles).toContain(role);
      expect(text).toContain('Suharto');
    },
  );

  test('is on A4, with live links to mail and phone', () => {
    const { size, links } = read;
    expect(size).toEqual([0, 0, 595, 842]);
    expect(links).toEqual(['mailto:talent.8@example.com', expect.stringMatching(/^tel:\+62812\d{8}$/)]);
  });

  test('is read from top to bottom in the order of its sections', () => {
    const { text } = read;
    const { lists } = generateProfile(8).full;
    const expected = [
      'Suharto',
      'Summary',
      'Work Experience',
      ...lists.work_experiences.flatMap(({ job_title, company_name }) => [job_title, company_name]),
      'Education',
      'Skills',
      'Languages',
      'Certifications',
    ];
    let from = 0;
    for (const words of expected) {
      const at = text.indexOf(words, from);
      expect([words, at]).toEqual([words, expect.any(Number)]);
      expect(at).toBeGreaterThanOrEqual(from);
      from = at + words.length;
    }
  });

  test('holds the JSON Resume, which reads as the profile', async () => {
    const order = orderFor(5, { template: 'modern' });
    const { attachments } = await openPdf(order);
    const document = JSON.parse(attachments['resume.json'] ?? '') as unknown;
    expect(readJsonResume(document)).toEqual(readJsonResume(writeJsonResume(order.content, order)));
  });

  test('has Indonesian headings and months where that was asked for', async () => {
    const { text } = await openPdf(orderFor(8, { language: 'id' }));
    for (const words of ['Ringkasan', 'Pengalaman Kerja', 'Pendidikan', 'Sekarang', 'Juli 2022'])
      expect(text).toContain(words);
  });

  describe('writes names of every script:', () => {
    const names = [
      'Андрей Соколов',
      'Ελένη Παπαδοπούλου',
      'Trần Thị Hương',
      'สมชาย ใจดี',
      'अमित शर्मा',
      '王小明',
      'さくら田中',
      '박지민',
      'Zoë Müller-Öztürk',
      'محمد علي',
    ];
    let text: string;

    beforeAll(async () => {
      const content = named(8, { first_name: names.join(' / '), last_name: null });
      ({ text } = await openPdf(orderFor(8, { content })));
    });

    /** Letters that the font puts elsewhere are found where they stand. */
    const lettersOf = (value: string) =>
      [...value.normalize('NFKC')].filter((letter) => /[\p{L}\p{M}]/u.test(letter)).toSorted();

    test.each(names)('%s', (name) => {
      const known = lettersOf(text).join('');
      for (const letter of lettersOf(name)) expect(known).toContain(letter);
    });
  });

  test('leaves emoji out, and nothing else', async () => {
    const { text } = await openPdf(
      orderFor(8, { content: named(8, { personal_summary: 'Calm 🚀🇮🇩 and kind 👩‍💻.' }) }),
    );
    expect(text).toContain('Calm and kind .');
  });

  test('begins no page with what belongs to the page before, nor ends one with a heading', async () => {
    const [work] = generateProfile(8).full.lists.work_experiences;
    for (let count = 4; count < 8; count += 3) {
      const { full } = generateProfile(8);
      const description = Array.from({ length: count }, (_, index) => `Point ${index} of this post.`).join(
        '\n',
      );
      const works = Array.from({ length: 6 }, (_, index) => ({
        ...work!,
        job_title: `Post ${index}`,
        description,
      }));
      const content = { ...full, lists: { ...full.lists, work_experiences: works } };
      const { pages } = await openPdf(orderFor(8, { content, template: 'modern' }));
      for (const page of pages.slice(0, -1)) {
        const [last = ''] = page
          .trim()
          .split('\n')
          .filter((line) => !/^Page \d+ of \d+$/.test(line))
          .slice(-1);
        expect(last).not.toMatch(/^Post \d|^PT |^[A-Z ]+$/);
      }
    }
  });

  test('of a profile with nothing in it is a page with a title', async () => {
    const empty = {
      first_name: null,
      last_name: null,
      title: null,
      position_interest: null,
      phone_number: null,
      personal_summary: null,
    };
    const lists = {
      work_experiences: [],
      educations: [],
      skills: [],
      languages: [],
      licenses_certifications: [],
      psychological_tests: [],
    };
    const { pages } = await openPdf(orderFor(8, { content: { ...named(8, empty), lists }, email: null }));
    expect(pages).toEqual(['Resume']);
  });

  test('of the longest profile anybody can have takes as long as its length, and no longer', async () => {
    const { full } = generateProfile(8);
    const [work] = full.lists.work_experiences;
    const ofWorks = (count: number) => {
      const works = Array.from({ length: count }, () => ({
        ...work!,
        description: 'A long story. '.repeat(700),
      }));
      return orderFor(8, { content: { ...full, lists: { ...full.lists, work_experiences: works } } });
    };
    const tenth = await measureProcessorMsOf(() => writeDocument(ofWorks(10)));
    let longest: Uint8Array | undefined;
    const whole = await measureProcessorMsOf(async () => {
      longest = await writeDocument(ofWorks(100));
    });
    expect(readPdf(longest!).pages).toHaveLength(60);
    expect(whole / tenth).toBeLessThan(40); // some ten; a hundred if each page looked back over all before it
  });
});

describe('a resume in other formats', () => {
  test('as DOCX has headings, lists and links that Word knows', async () => {
    const bytes = await writeDocument(orderFor(8, { format: 'docx' }));
    const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
    expect(html).toMatch(/<h1>(<a[^>]*><\/a>)?Work Experience<\/h1>/);
    expect(html).toMatch(/<h2>Production Supervisor<\/h2>/);
    expect(html).toContain('<li>Led a team of eight people across two sites.</li>');
    expect(html).toContain('href="mailto:talent.8@example.com"');
  });

  test('as JSON Resume reads as the profile', async () => {
    const order = orderFor(3, { format: 'json' });
    const bytes = await writeDocument(order);
    expect(readJsonResume(JSON.parse(Buffer.from(bytes).toString()))).toMatchObject({ email: order.email });
  });
});
