import type { ShellSession } from '@sabi/shell-sdk';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useSignedInUser } from '../session/signed-in-user';

// By owner and form, for each page. Signing in again mounts the remote again, so this outlives a mount; it stays in memory, so it
// is gone once the page is.
const typedOnPages = new WeakMap<ShellSession, Map<string, unknown>>();

/**
 * A form whose owner finds again what they had typed when their session ended, once they have signed in anew. Not for
 * passwords.
 * @param name of the form, one in the remote
 * @param resolver checks all values at once, in place of rules at each field
 */
export function useKeptForm<Values extends FieldValues>(
  name: string,
  defaultValues?: DefaultValues<Values>,
  resolver?: Resolver<Values>,
): UseFormReturn<Values> {
  const { session } = useShell();
  const { id } = useSignedInUser();
  const key = `${id} ${name}`;
  const [typed] = useState(() => typedOn(session).get(key) as DefaultValues<Values> | undefined);
  const initial = typed ?? defaultValues;
  const form = useForm<Values>({
    ...(initial && { defaultValues: initial }),
    ...(resolver && { resolver }),
  });
  const { getValues } = form;
  useEffect(() => {
    typedOn(session).delete(key);
    return () => {
      const state = session.state.get();
      if (state.status === 'signed-out' && state.hasEnded) typedOn(session).set(key, getValues());
    };
  }, [key, session, getValues]);
  return form;
}

function typedOn(session: ShellSession): Map<string, unknown> {
  const typed = typedOnPages.get(session) ?? new Map<string, unknown>();
  typedOnPages.set(session, typed);
  return typed;
}
