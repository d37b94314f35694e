/** `{{title.name}}`. It stands in a file with what every page needs, apart from what only the settings do. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g

export type SeoValues = Readonly<Record<string, string | number | null | undefined>>

/**
 * A template with what its placeholders stand for. What is nothing leaves no empty brackets behind, and no sign that
 * parted it from what is there. Values are taken as they are: braces within them stand for nothing.
 */
export function fillTemplate(template: string, values: SeoValues): string {
  return template
    .replaceAll(PLACEHOLDER, (_whole, name: string) => String(values[name] ?? ''))
    .replaceAll(/\(\s*\)|\[\s*\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s[·|–—-](?=\s[·|–—-]\s))+/g, '')
    .replaceAll(/^(?:[\s·|–—,:-]+)|(?:[\s·|–—,:-]+)$/g, '')
}
