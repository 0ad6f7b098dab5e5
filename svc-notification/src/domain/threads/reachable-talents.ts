/** Talents whom a company may see, and so write to, although they have not applied. */
export interface ReachableTalents {
  isReachable(talent: { talentId: string; companyId: string; authorization: string }): Promise<boolean>;
}

/** Until recruiters can search for talents there is no route that says who may be seen. */
export const noReachableTalents: ReachableTalents = { isReachable: () => Promise.resolve(false) };
