const PLURAL = /\[((?:zero|one|two|few|many|other) [^[\]]*)\]/g
const OPENED_PLURAL = /\[(?:zero|one|two|few|many|other) /
const FORM = /[|/](?=(?:zero|one|two|few|many|other) )/
const PLACEHOLDER = /:[a-z]\w*/gi

/** What is wrong with a line in another language, as the English line of it with its values. */
export interface LineFault {
  readonly message: string
  readonly values: { readonly names: string }
}

/** The `:name` placeholders of a line, each once, in order. */
export const placeholdersOf = (line: string): string[] =>
  [...new Set(line.match(PLACEHOLDER) ?? [])].sort()

/** Whether a line has forms for numbers: `[one 1 link|other :count links]`. */
export const isPlural = (line: string): boolean => line.search(PLURAL) >= 0

/**
 * Whether a line says what the English says, as far as a program sees: the same placeholders, and for each plural a form
 * for all other numbers, and an end. Nothing where it does.
 */
export function findLineFault(english: string, line: string): LineFault | undefined {
  const wanted = placeholdersOf(english)
  const given = placeholdersOf(line)
  const missing = wanted.filter((name) => !given.includes(name))
  if (missing.length > 0)
    return { message: 'This line lacks :names.', values: { names: missing.join(', ') } }
  const unknown = given.filter((name) => !wanted.includes(name))
  if (unknown.length > 0)
    return { message: 'The English line has no :names.', values: { names: unknown.join(', ') } }
  const plurals = [...line.matchAll(PLURAL)]
  if (plurals.some(([, forms]) => !forms!.split(FORM).some((form) => form.startsWith('other '))))
    return { message: 'A plural needs the form “other”.', values: { names: '' } }
  // Readers would see it with its brackets.
  if (OPENED_PLURAL.test(line.replaceAll(PLURAL, '')))
    return { message: 'A plural ends with “]”.', values: { names: '' } }
  return undefined
}
