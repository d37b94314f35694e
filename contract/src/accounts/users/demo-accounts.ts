/** Accounts of the demonstration, one per kind of user; the login page offers them in demo mode. */
export const DEMO_ACCOUNTS = [
  'admin',
  'moderator',
  'uploader',
  'team',
  'premium',
  'subscriber',
  'member',
] as const

/** Known to everybody: the server refuses these accounts to other machines, unless it is told to show them. */
export const DEMO_PASSWORD = 'Demo-1234!'

export const demoEmail = (username: string): string => `${username}@demo.example`
