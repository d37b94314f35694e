/** How the links of a host can be looked at, with the English line of it. */
export const CHECK_METHODS = {
  request: 'Ask for each file itself',
  '1fichier': '1fichier: list of links',
  turbobit: 'Turbobit: list of links',
  nitroflare: 'Nitroflare: list of files',
  pixeldrain: 'Pixeldrain: list of files',
  mediafire: 'MediaFire: file by file',
  xfs: 'XFileSharing: check page of the host',
} as const
export type CheckMethodName = keyof typeof CHECK_METHODS

export const CHECK_METHOD_NAMES = Object.keys(CHECK_METHODS) as [
  CheckMethodName,
  ...CheckMethodName[],
]

export const MOST_CALLS_PER_MINUTE = 600
