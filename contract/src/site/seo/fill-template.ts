/** `{{title.name}}`. It stands in a file with what every page needs, apart from what only the settings do. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g

export type SeoValues = Readonly<Record<string, string | number | null | undefined>>

/**
 * A template with what its placeholders stand for. What is nothing leaves no empty brackets behind, and no sign that
 * parted it from what is there. Values are taken as they are: braces within them stand for nothing.
 */
export function fillTemplate(template: string, values: SeoValues): string {
  const filled = template
    .replaceAll(PLACEHOLDER, (_whole, name: string) => String(values[name] ?? ''))
    .replaceAll(/\(\s*\)|\[\s*\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s[·|–—-](?=\s[·|–—-]\s))+/g, '')
  return withoutSignsAround(filled)
}

const SIGNS = ' ·|–—,:-'

/** Sign by sign: a pattern for the end would try each of the signs within a long text anew. */
function withoutSignsAround(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && SIGNS.includes(text.charAt(start))) start += 1
  while (end > start && SIGNS.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
