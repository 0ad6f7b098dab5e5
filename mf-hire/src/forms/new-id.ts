import { createUuid } from '@sabi/shell-sdk/http';
import { useState } from 'react';

/** The id of what a form creates: the same one however often it is sent. */
export const useNewId = (): string => useState(createUuid)[0];
