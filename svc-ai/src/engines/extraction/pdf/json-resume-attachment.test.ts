import { readJsonResumeAttachment } from './json-resume-attachment';

type Document = Parameters<typeof readJsonResumeAttachment>[0];

const skillsOf = (count: number) => Array.from({ length: count }, (_none, index) => `Tool ${index}`);

/** Pages and an attachment that list the same skills. */
function read(skills: readonly string[]) {
  const resume = { basics: { name: 'Ayu Lestari' }, skills: skills.map((name) => ({ name })) };
  const content = Buffer.from(JSON.stringify(resume));
  const attached = { getAttachments: async () => ({ it: { filename: 'resume.json', content } }) };
  const lines = ['Ayu Lestari', ...skills].map((text) => ({ text }));
  return readJsonResumeAttachment(attached as unknown as Document, lines as never);
}

test('an attachment that its pages say is taken', async () => {
  expect((await read(skillsOf(200)))?.skills).toHaveLength(200);
});

test('one that says more than a profile takes is left to the pages, so that its owner is told', async () => {
  expect(await read(skillsOf(201))).toBeUndefined();
});
