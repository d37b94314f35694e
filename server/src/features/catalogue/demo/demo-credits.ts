import type { DemoCredit, DemoLink } from './demo-title.ts'

/** `cast('Max Schreck: Count Orlok', …)`: actors in order, with their part after the colon. */
export function cast(...entries: string[]): DemoCredit[] {
  return entries.map((entry) => {
    const [name = '', character] = entry.split(': ')
    return { name, department: 'cast', ...(character && { character }) }
  })
}

export const directed = (...names: string[]): DemoCredit[] =>
  names.map((name) => ({ name, department: 'directing', job: 'Director' }))
export const wrote = (...names: string[]): DemoCredit[] =>
  names.map((name) => ({ name, department: 'writing', job: 'Writer' }))
export const composed = (...names: string[]): DemoCredit[] =>
  names.map((name) => ({ name, department: 'music', job: 'Composer' }))
export const shot = (...names: string[]): DemoCredit[] =>
  names.map((name) => ({ name, department: 'camera', job: 'Cinematographer' }))
export const performed = (...names: string[]): DemoCredit[] =>
  names.map((name) => ({ name, department: 'music', job: 'Performer' }))
export const authored = (...names: string[]): DemoCredit[] =>
  names.map((name) => ({ name, department: 'writing', job: 'Author' }))
export const developed = (...names: string[]): DemoCredit[] =>
  names.map((name) => ({ name, department: 'development', job: 'Developer' }))
export const taught = (...names: string[]): DemoCredit[] =>
  names.map((name) => ({ name, department: 'production', job: 'Teacher' }))

const UPLOADERS = ['uploader', 'team', 'uploader', 'moderator'] as const
const GIGABYTE = 1_073_741_824

/** A link in one line: address, quality, languages, size in GB, age in days. */
// oxlint-disable-next-line max-params -- a table of two hundred rows reads better in columns
export function link(
  url: string,
  qualityId: number,
  languages: string[],
  sizeGb?: number,
  ageDays = 3,
  more: Partial<DemoLink> = {},
): DemoLink {
  const uploader = UPLOADERS[(url.length + ageDays) % UPLOADERS.length]!
  return {
    url,
    qualityId,
    languages,
    ageDays,
    uploader,
    ...(sizeGb && { sizeBytes: Math.round(sizeGb * GIGABYTE) }),
    ...more,
  }
}

/** An item of the Internet Archive. */
export const archive = (item: string) => `https://archive.org/details/${item}`
/** A category or file of Wikimedia Commons. */
export const commons = (page: string) => `https://commons.wikimedia.org/wiki/${page}`
export const gutenberg = (number: number) => `https://www.gutenberg.org/ebooks/${number}`
/** What the Internet Archive finds for these words: stays true when an item moves. */
export const search = (words: string) =>
  `https://archive.org/search?query=${encodeURIComponent(words).replaceAll('%20', '+')}`
