import { createUuid } from '@sabi/shell-sdk/http';
import { useState } from 'react';

/** Id of what a form creates: unchanged by retries, so that it is created once. */
export const useNewId = (): string => useState(createUuid)[0];
