const LONGEST = 80

/**
 * `Vingt mille lieues…` → `vingt-mille-lieues`; letters of other scripts stay, an empty result is `-`. At most 80 letters,
 * which scripts beyond the first plane write in two units each: none is cut in half.
 */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return firstLetters(slug) || '-'
}

const firstLetters = (slug: string): string =>
  slug.length > LONGEST ? [...slug].slice(0, LONGEST).join('') : slug
