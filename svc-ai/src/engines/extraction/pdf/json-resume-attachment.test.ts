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

test('an attachment whose values are on the pages is taken', async () => {
  expect((await read(skillsOf(200)))?.skills).toHaveLength(200);
});

test('an attachment that does not fit into a profile is ignored, so that the omissions are reported', async () => {
  expect(await read(skillsOf(201))).toBeUndefined();
});
