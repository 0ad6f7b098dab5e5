// The one rule for e-mail addresses, in the browser and on the server. No dependency, so that it costs a page nothing.

export const emailMaxLength = 255;

/**
 * The browsers' format plus what internet mail needs: a domain with a dot, whose last part is letters or
 * internationalised (`xn--…`), and no dot at either end of the local part or beside another.
 */
export const emailFormat =
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+(?:[a-zA-Z]{2,63}|[xX][nN]--[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,57}[a-zA-Z0-9])?)$/;
