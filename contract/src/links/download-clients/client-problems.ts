/** What can go wrong at a download client, and what its owner is told of it: the English line. */
export const CLIENT_PROBLEMS = {
  badPassword: 'The client does not accept this name, password or key.',
  secondFactor: 'This account asks for a second factor. Use one that does not.',
  lockedOut: 'The client lets nobody in for a while, after too many attempts.',
  notPermitted: 'This account may not add downloads there.',
  unreachable: 'Nothing answers at this address.',
  refusesSite:
    'The client is there, but does not let this site ask it. Allow that in its settings.',
  needsTls: 'Browsers do not let this page ask an address without https.',
  oldPage: 'This page was opened before the client was added. Reload it and send again.',
  ownNetwork: 'This site does not ask addresses of its own network.',
  unclear: 'Something else answers at this address.',
  refused: 'The client refused it.',
  full: 'The client takes nothing more for now.',
  noFolder: 'The client has no folder to download to.',
  noSecret:
    'What lets you in there is not kept in this browser. Edit the client and enter it again.',
} as const

export type ClientProblem = keyof typeof CLIENT_PROBLEMS
export const CLIENT_PROBLEM_NAMES = Object.keys(CLIENT_PROBLEMS) as [
  ClientProblem,
  ...ClientProblem[],
]
