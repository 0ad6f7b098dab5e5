import { emptyCv, type ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { dropUngroundedContacts } from './grounding-check';

const person = (known: Partial<ParsedCv>): ParsedCv => ({ ...emptyCv, ...known });

describe('keeping values of the document', () => {
  test.each<[keyof ParsedCv, string, string]>([
    ['first_name', 'Maria Goretti', 'MARIA  GORETTI\nTanujaya'],
    ['last_name', "O'Brien", "Ann O'Brien, accountant"],
    ['last_name', 'Lestari', 'A Y U  L E S T A R I'],
    ['email', 'Ayu@Example.com', 'Contact: ayu@example.com'],
    ['email', 'ayu.lestari@example.com', 'ayu.lestari@\nexample.com'],
    ['phone_number', '+62 812-3456-7890', 'Phone 0812 3456 7890'],
    ['phone_number', '081234567890', '(+62) 812.3456.7890'],
  ])('%s "%s" stands in "%s"', (field, value, text) => {
    expect(dropUngroundedContacts(person({ [field]: value }), text)).toMatchObject({ [field]: value });
  });

  test.each<[keyof ParsedCv, string, string]>([
    ['first_name', 'John', 'Ayu Lestari, Johnson & Co'],
    ['last_name', '.*', 'Ayu Lestari'],
    ['email', 'john@example.com', 'ayu@example.com'],
    ['email', 'example.com', 'ayu@example.com'],
    ['phone_number', '+62 811 0000 0000', '0812 3456 7890'],
    ['phone_number', '12', '2012'],
    ['phone_number', '002020212022', 'from 2020 2021\nto 2022 2023'],
  ])('%s "%s" does not stand in "%s" and is dropped', (field, value, text) => {
    expect(dropUngroundedContacts(person({ [field]: value }), text)).toMatchObject({ [field]: null });
  });
});
