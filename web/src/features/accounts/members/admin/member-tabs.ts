/** The tabs of an account, each a page at its own address; those of what opens it are for who may act on it. */
export const MEMBER_TABS = [
  { path: 'details', label: 'Details' },
  { path: 'permissions', label: 'Permissions' },
  { path: 'security', label: 'Security', needsRank: true },
  { path: 'date', label: 'Dates' },
  { path: 'api', label: 'Access tokens', needsRank: true },
] as const
