declare const isDeclared: unique symbol

/** Names what kept values are made of: `channels`, `title:12`. Made by {@link defineTag} and {@link defineTagOf} alone. */
export type CacheTag = string & { readonly [isDeclared]: true }

const names = new Set<string>()
const soft = new Set<string>()

/**
 * Declares the tag of everything of a kind, where the feature that changes it lives. `isSoft`: imports write it many times
 * a minute, so that kept pages made of it are rendered anew behind an answer, not before it.
 * @throws when another one has this name
 */
export function defineTag(name: string, { isSoft = false } = {}): CacheTag {
  claim(name)
  if (isSoft) soft.add(name)
  return brand(name)
}

export const isSoftTag = (tag: string): boolean => soft.has(tag)

/**
 * Declares the tags of single things: `title:12`.
 * @throws when another one has this name
 */
export function defineTagOf<Id extends number | string | Buffer>(
  name: string,
): (id: Id) => CacheTag {
  claim(name)
  return (id) => brand(`${name}:${Buffer.isBuffer(id) ? id.toString('base64url') : id}`)
}

function claim(name: string): void {
  if (names.has(name)) throw new Error(`The cache tag ${name} is declared twice`)
  names.add(name)
}

/** The one place where a string becomes a tag. */
const brand = (tag: string) => tag as CacheTag
