import { remoteDeclarationSchema } from '@sabi/contracts/http/gateway/platform';
import declaration from '../remote.json';
import { signedInPaths } from './routes';

const { basePaths, pages } = remoteDeclarationSchema.parse(declaration);

test("the server's routes are the pages, and no others", () => {
  expect(pages?.toSorted()).toEqual(signedInPaths.toSorted());
});

test('every page lies below an address that the remote holds', () => {
  for (const page of signedInPaths)
    expect(basePaths.some((base) => page === base || page.startsWith(`${base}/`))).toBe(true);
});
