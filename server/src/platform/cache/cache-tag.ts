declare const isDeclared: unique symbol

/** Names what kept values are made of: `channels`, `title:12`. Made by {@link defineTag} and {@link defineTagOf} alone. */
export type CacheTag = string & { readonly [isDeclared]: true }

const names = new Set<string>()

/**
 * Declares the tag of everything of a kind, where the feature that changes it lives.
 * @throws when another one has this name
 */
export function defineTag(name: string): CacheTag {
  claim(name)
  return brand(name)
}

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
