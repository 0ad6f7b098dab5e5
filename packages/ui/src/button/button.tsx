import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { Spinner } from '../spinner';
import styles from './button.module.css';

interface Look {
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'md' | 'lg';
  /** Takes the whole width of its container. */
  block?: boolean;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  block,
  busy = false,
  children,
  onClick,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNameOf({ variant, size, block }, className)}
      aria-disabled={busy || rest.disabled || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Look {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link with the look of a button, for navigation. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNameOf({ variant, size, block }, className)}>
      {children}
    </a>
  );
}

type LookOrNone = { [Key in keyof Look]: Look[Key] | undefined };

function classNameOf(
  { variant = 'primary', size = 'md', block = false }: LookOrNone,
  extra: string | undefined,
): string {
  return [styles['button'], styles[variant], styles[size], block && styles['block'], extra]
    .filter(Boolean)
    .join(' ');
}
