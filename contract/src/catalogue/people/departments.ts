/** What people do for a title, as `credits.department` holds it. Importers map the words of their sources to these. */
export const DEPARTMENTS = [
  'cast',
  'directing',
  'writing',
  'production',
  'music',
  'sound',
  'camera',
  'editing',
  'art',
  'development',
  'crew',
] as const
export type Department = (typeof DEPARTMENTS)[number]

/** The department of a title's cast; all others are its crew. */
export const CAST_DEPARTMENT: Department = 'cast'
