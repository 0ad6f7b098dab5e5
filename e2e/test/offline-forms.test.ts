import { listForms } from '../support/list-forms';
import { signedInForms, otherForms, visitorForms } from '../support/offline-forms';

test('every form of the sources is walked without a network, or it is said why not', () => {
  const known = [visitorForms, signedInForms, otherForms].flatMap((forms) => Object.keys(forms));
  expect(listForms()).toEqual([...known].sort());
});
