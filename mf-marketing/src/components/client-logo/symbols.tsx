import type { ComponentType } from 'react';
import type { ClientName } from './clients';

/** Symbols of the clients' logos, 40 by 40, in the text colour. */
export const symbols: Readonly<Record<ClientName, ComponentType>> = {
  karsatama: HexagonNut,
  lontarya: TwoArrows,
  medikara: CrossWithLeaf,
  rasabumi: BowlWithLeaves,
  suryantara: RisingSun,
  griyanesia: HouseWithArch,
  tokonara: ShopAwning,
  kodetala: AngleBrackets,
};

function HexagonNut() {
  return (
    <path
      fillRule="evenodd"
      d="M20 2 36 11v18L20 38 4 29V11Zm0 9.500L11.500 16v8L20 28.500 28.500 24v-8Zm0 4.500 4 2.200v3.600L20 24l-4-2.200v-3.600Z"
    />
  );
}

function TwoArrows() {
  return (
    <>
      <path d="M2 8h11l11 12-11 12H2l10-12Z" />
      <path d="M19 8h8l11 12-11 12h-8l11-12Z" opacity=".55" />
    </>
  );
}

function CrossWithLeaf() {
  return (
    <>
      <path d="M17 4a3 3 0 0 1 6 0v10h-6Zm0 22h6v10a3 3 0 0 1-6 0ZM4 17h10v6H4a3 3 0 0 1 0-6Z" />
      <path d="M26 24c0-8 4-12 12-12 0 8-4 12-12 12Z" />
      <circle cx="20" cy="20" r="4" />
    </>
  );
}

function BowlWithLeaves() {
  return (
    <>
      <path d="M3 21h34a17 17 0 0 1-11 14.700V38H14v-2.300A17 17 0 0 1 3 21Z" />
      <path d="M21 18c0-9 5-14 13-15 0 9-5 14-13 15Z" opacity=".55" />
      <path d="M18 18c0-6-3-10-9-11 0 7 3 10 9 11Z" />
    </>
  );
}

function RisingSun() {
  return (
    <>
      <path d="M8 27a12 12 0 0 1 24 0Z" />
      <path d="M3 30h34v3H3Zm8 6h18v3H11Z" opacity=".55" />
      <path d="M18.500 2h3v8h-3ZM4.200 9.700l2.100-2.100 5.400 5.400-2.100 2.100Zm29.500-2.100 2.100 2.100-5.400 5.400-2.100-2.100Z" />
    </>
  );
}

function HouseWithArch() {
  return (
    <>
      <path d="M20 3 38 18l-2.600 3L20 8.200 4.600 21 2 18Z" />
      <path fillRule="evenodd" d="M8 22.500 20 12.500l12 10V37H8ZM15 37h10v-7a5 5 0 0 0-10 0Z" />
    </>
  );
}

function ShopAwning() {
  return (
    <>
      <path d="M7 4h26l4 12a5.700 5.700 0 0 1-11.300 0 5.700 5.700 0 0 1-11.400 0A5.700 5.700 0 0 1 3 16Z" />
      <path fillRule="evenodd" d="M6 24.500h28V37H6ZM11 29v8h7v-8Z" opacity=".8" />
    </>
  );
}

function AngleBrackets() {
  return (
    <path
      d="M14 8 4 20l10 12M26 8l10 12-10 12M23 13l-6 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
