import { remoteDeclarationSchema } from '@sabi/contracts/http/gateway/platform';
import declaration from '../remote.json';
import { memberPaths } from './routes';

const { basePaths, pages } = remoteDeclarationSchema.parse(declaration);

test("the server's routes are the pages, and no others", () => {
  expect(pages?.toSorted()).toEqual(memberPaths.toSorted());
});

test('every page lies below an address that the remote holds', () => {
  for (const page of memberPaths)
    expect(basePaths.some((base) => page === base || page.startsWith(`${base}/`))).toBe(true);
});
