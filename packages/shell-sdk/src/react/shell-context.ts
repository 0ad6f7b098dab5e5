import { createContext } from 'react';
import type { ShellContext } from '../contract';

export const ReactShellContext = createContext<ShellContext | null>(null);
export const ShellContextProvider = ReactShellContext.Provider;
