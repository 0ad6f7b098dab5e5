// The one rule for addresses of people, in the browser and on the server. No dependency, so that it costs a page nothing.

export const emailMaxLength = 255;

/**
 * The format browsers check by themselves, and beyond that what mail on the internet needs: a domain with a dot, whose
 * last part is letters or an internationalised one (`xn--…`), and no dot at either end of the name or beside another.
 */
export const emailFormat =
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+(?:[a-zA-Z]{2,63}|[xX][nN]--[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,57}[a-zA-Z0-9])?)$/;
