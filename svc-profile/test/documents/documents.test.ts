import { type ReadPdf, readPdf } from '@sabi/test-kit/pdf/read-pdf';
import { measureProcessorMsOf } from '@sabi/test-kit/processor-time';
import { generateProfile, type GeneratedProfile } from '@sabi/test-kit/generated-profiles/generate-profile';
import { documentTemplates, premiumTemplates } from '@sabi/contracts/profile/document-templates';
import { readJsonResume } from '@sabi/json-resume/read-json-resume';
import { writeJsonResume } from '@sabi/json-resume/write-json-resume';
import mammoth from 'mammoth';
import { writeDocument } from '../../src/engines/documents/write-document';
import type { DocumentOrder } from '../../src/engines/documents/document-order';

type Full = GeneratedProfile['full'];

function orderFor(seed: number, changes: Partial<DocumentOrder> = {}): DocumentOrder {
  const { full, email, language } = generateProfile(seed);
  const createdAt = new Date('2026-11-22T10:00:00Z');
  return { content: full, email, language, format: 'pdf', template: 'plain', createdAt, ...changes };
}

/** A seed's profile under another name. */
function named(seed: number, profile: Partial<Full['profile']>): Full {
  const { full } = generateProfile(seed);
  return { ...full, profile: { ...full.profile, ...profile } };
}

/** A seed's profile with this number of positions and points each. */
function withPosts(count: number, points: number, { skills }: { skills?: number } = {}): Full {
  const { full } = generateProfile(8);
  const [work] = full.lists.work_experiences;
  const [known] = full.lists.skills;
  const description = Array.from({ length: points }, (_, index) => `Point ${index} of this post.`).join('\n');
  const works = Array.from({ length: count }, (_, index) => ({
    ...work!,
    job_title: `Post ${index}`,
    description,
  }));
  const crafts = Array.from({ length: skills ?? 0 }, (_, index) => ({
    ...known!,
    skill_name: `Craft ${index}`,
    proficiency_level: 'Expert',
  }));
  const lists = { ...full.lists, work_experiences: works };
  return { ...full, lists: skills ? { ...lists, skills: crafts } : lists };
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

    /** Tolerates letters that the font reorders. */
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

  test.each(['modern', ...premiumTemplates] as const)(
    'of the template %s begins no page with what belongs to the page before, nor ends one with a heading',
    async (template) => {
      for (const count of [4, 7]) {
        const { pages } = await openPdf(orderFor(8, { content: withPosts(6, count), template }));
        expect(pages.length).toBeGreaterThan(1);
        for (const page of pages.slice(0, -1)) {
          const [last = ''] = page
            .trim()
            .split('\n')
            .filter((line) => !/^Page \d+ of \d+$/.test(line))
            .slice(-1);
          expect(last).not.toMatch(/^Post \d|^PT |^[A-Z ]+$|\d{4} – /);
        }
      }
    },
  );

  describe('of a premium template', () => {
    test.each([
      ['compact', ['Suharto', 'talent.8@', 'SUMMARY', 'WORK EXPERIENCE', 'EDUCATION', 'SKILLS', 'LANGUAGES']],
      [
        'timeline',
        ['Suharto', 'talent.8@', 'Summary', 'Work Experience', 'Education', 'Skills', 'Languages'],
      ],
      [
        'columns',
        ['Suharto', 'CONTACT', 'talent.8@', 'SKILLS', 'LANGUAGES', 'SUMMARY', 'WORK EXPERIENCE', 'EDUCATION'],
      ],
    ] as const)('%s is read in the order of its sections', async (template, words) => {
      const { text, links } = await openPdf(orderFor(8, { template }));
      const places = words.map((word) => text.indexOf(word));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(links).toContain('mailto:talent.8@example.com');
    });

    test.each(premiumTemplates)('%s holds everything of a profile of many pages', async (template) => {
      const content = withPosts(20, 6, { skills: 90 });
      const { pages, text } = await openPdf(orderFor(8, { content, template }));
      expect(pages.length).toBeGreaterThan(2);
      for (let post = 0; post < 20; post += 1) expect(text).toMatch(new RegExp(`\\sPost ${post}\\s`));
      const words = text.replaceAll('\n', ' ');
      for (let skill = 0; skill < 90; skill += 1) expect(words).toContain(`Craft ${skill} `);
    });

    test.each(premiumTemplates)('%s has Indonesian headings and months', async (template) => {
      const { text } = await openPdf(orderFor(8, { template, language: 'id' }));
      for (const words of ['ringkasan', 'pengalaman kerja', 'pendidikan', 'sekarang', 'juli 2022'])
        expect(text.toLowerCase()).toContain(words);
    });

    test('columns has no side column without anything for it', async () => {
      const { full } = generateProfile(8);
      const content = {
        profile: { ...full.profile, phone_number: null },
        lists: { ...full.lists, skills: [], languages: [] },
      };
      const { text } = await openPdf(orderFor(8, { content, template: 'columns', email: null }));
      expect(text).not.toMatch(/CONTACT|SKILLS|LANGUAGES/);
      expect(text).toContain('WORK EXPERIENCE');
    });

    test('columns breaks an address that is too long for its side before the @, and links both parts', async () => {
      const email = `${'very.long.name.of.a.talent.'.repeat(2)}x@example.com`;
      const { text, links } = await openPdf(orderFor(8, { template: 'columns', email }));
      expect(text).toContain('\n@example.com\n');
      expect(links.filter((link) => link === `mailto:${email}`).length).toBeGreaterThan(1);
    });

    test('compact takes one page for what takes plain two', async () => {
      const content = withPosts(6, 3);
      const pagesOf = async (template: 'plain' | 'compact') =>
        (await openPdf(orderFor(8, { content, template }))).pages.length;
      expect(await pagesOf('plain')).toBe(2);
      expect(await pagesOf('compact')).toBe(1);
    });
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
    expect(whole / tenth).toBeLessThan(40); // about ten; a hundred if each page scanned all earlier ones
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

  test.each(premiumTemplates)(
    'as DOCX of the template %s has headings, lists and links too',
    async (template) => {
      const bytes = await writeDocument(orderFor(8, { format: 'docx', template }));
      const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
      const { lists } = generateProfile(8).full;
      for (const { job_title, company_name } of lists.work_experiences) {
        expect(html).toContain(`>${job_title}</h2>`);
        expect(html).toContain(company_name);
      }
      for (const { skill_name } of lists.skills) expect(html).toContain(skill_name);
      expect(html).toMatch(/<h1>(<a[^>]*><\/a>)?Work Experience<\/h1>/);
      expect(html).toContain('<li>Led a team of eight people across two sites.</li>');
      expect(html).toContain('href="mailto:talent.8@example.com"');
    },
  );

  test('as JSON Resume reads as the profile', async () => {
    const order = orderFor(3, { format: 'json' });
    const bytes = await writeDocument(order);
    expect(readJsonResume(JSON.parse(Buffer.from(bytes).toString()))).toMatchObject({ email: order.email });
  });
});
