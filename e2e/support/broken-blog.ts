import { RebuiltRemote } from './rebuilt-remote';

/** How a blog is broken in the browser; on the server it renders as ever. */
export const faults = [
  'throws at import',
  'throws in prepare',
  'throws in mount',
  'throws in an effect',
  'throws in an event',
  'hangs in load',
  'hangs in prepare',
  'hangs in mount',
  'hangs in hydration',
] as const;
export type Fault = (typeof faults)[number];

/** In place of the blog's one line that makes the remote. The fault is chosen when the entry runs. */
const source = `import { use, useEffect } from 'react';

const fault = (globalThis as { blogFault?: string }).blogFault;
const never = new Promise<never>(() => undefined);
function breakFor(name: string): void {
  if (fault === name) throw new Error('broken on purpose');
}
const hangsIn = (name: string) => fault === name;

breakFor('throws at import');
if (hangsIn('hangs in load')) await never;

function App() {
  if (hangsIn('hangs in hydration')) use(never);
  useEffect(() => breakFor('throws in an effect'), []);
  return <definition.App />;
}
const remote = createRemote({ ...definition, App });
export const prepare: typeof remote.prepare = async (context) => {
  breakFor('throws in prepare');
  if (hangsIn('hangs in prepare')) await never;
  await remote.prepare(context);
};
export const mount = (element: HTMLElement, context: Parameters<typeof remote.mount>[1]) => {
  breakFor('throws in mount');
  if (hangsIn('hangs in mount')) return never;
  element.addEventListener('click', () => breakFor('throws in an event'));
  return remote.mount(element, context);
};`;

/** One build of the blog, for every fault: see `breakBlog`. */
export function buildBreakableBlog(): Promise<RebuiltRemote> {
  return RebuiltRemote.build('mf-blog', {
    file: 'src/remote.tsx',
    replace: 'export const { prepare, mount } = createRemote(definition);',
    by: source,
  });
}

/** A release of that build with one fault. */
export function breakBlog(built: RebuiltRemote, fault: Fault): Promise<RebuiltRemote> {
  return built.withEntryAfter(`globalThis.blogFault = ${JSON.stringify(fault)};\n`);
}
