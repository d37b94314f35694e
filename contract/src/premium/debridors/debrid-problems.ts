/**
 * What can go wrong at a debrid service, and what readers are told of it: the English line.
 * With another account it may go well, except where the file itself is at fault.
 */
export const DEBRID_PROBLEMS = {
  badKey: 'The key of this account is not accepted.',
  notPremium: 'The account is not premium there.',
  unsupportedHost: 'Links of this host are not opened there.',
  hostLimit: 'What may be had from this host is used up for now.',
  accountLimit: 'What this account may have is used up for now.',
  gone: 'The file is no longer there.',
  locked: 'The file asks for a password.',
  serverRefused: 'The service refuses calls from this server.',
  tooOften: 'The service was asked too often. Please try again in a few minutes.',
  hostDown: 'The service cannot reach this host right now.',
  delayed: 'The service is still preparing the file. Please try again in a moment.',
  refused: 'The service refused this link.',
  unreachable: 'The service does not answer right now.',
  unclear: 'The service answered something that cannot be read.',
  unsafe: 'The service answered with an address that is not safe to open.',
  paused: 'The service did not answer a moment ago and is left alone for a while.',
  movedAway: 'The address of this service was changed here. Please enter the key again.',
  noAccount: 'None of your accounts opens links of this host.',
  notYet: 'Its turn has not come yet. Please ask again.',
} as const

export type DebridProblem = keyof typeof DEBRID_PROBLEMS

export const isDebridProblem = (name: string | null): name is DebridProblem =>
  name !== null && Object.hasOwn(DEBRID_PROBLEMS, name)
