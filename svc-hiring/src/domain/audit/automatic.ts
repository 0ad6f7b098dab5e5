/** Actor of acts that the service decides by itself. */
export const automatic = { actor: { id: 'svc-hiring', kind: 'service' }, role: null } as const;
