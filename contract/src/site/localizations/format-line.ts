/** Values for the `:name` placeholders of a line; `count` also chooses its plural form. */
export type LineValues = Readonly<Record<string, string | number>>

type Part =
  | string
  | { readonly name: string }
  | { readonly forms: Readonly<Record<string, readonly Part[]>> }

const compiled = new Map<string, readonly Part[]>()
const MOST_COMPILED = 5_000
const PLURAL = /\[((?:zero|one|two|few|many|other) [^[\]]*)\]/
const FORM = /[|/](?=(?:zero|one|two|few|many|other) )/
const PLACEHOLDER = /:([a-z]\w*)/i

/**
 * Fills a language line in: `:name` placeholders, and plurals such as `[one 1 record|other :count records]` (or with
 * `/` between the forms) by the value `count`. A placeholder without a value stays as it is.
 */
export function formatLine(line: string, values: LineValues | undefined, language: string): string {
  if (!values && !line.includes('[')) return line
  return render(compile(line), values ?? {}, language)
}

function compile(line: string): readonly Part[] {
  const known = compiled.get(line)
  if (known) return known
  const parts = parse(line)
  if (compiled.size >= MOST_COMPILED) compiled.clear()
  compiled.set(line, parts)
  return parts
}

function parse(line: string): Part[] {
  const plural = PLURAL.exec(line)
  if (!plural) return parsePlaceholders(line)
  const forms = Object.fromEntries(
    plural[1]!.split(FORM).map((form) => {
      const space = form.indexOf(' ')
      return [form.slice(0, space), parsePlaceholders(form.slice(space + 1))]
    }),
  )
  return [
    ...parsePlaceholders(line.slice(0, plural.index)),
    { forms },
    ...parse(line.slice(plural.index + plural[0].length)),
  ]
}

function parsePlaceholders(text: string): Part[] {
  return text
    .split(PLACEHOLDER)
    .map((piece, index): Part => (index % 2 === 0 ? piece : { name: piece }))
    .filter((part) => part !== '')
}

const pluralRules = new Map<string, Intl.PluralRules>()

function chooseForm(language: string, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules.select(count)
}

const isCount = (part: Part) => (part as { readonly name?: string }).name === 'count'

function render(parts: readonly Part[], values: LineValues, language: string): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if ('name' in part) return String(values[part.name] ?? `:${part.name}`)
      const { forms } = part
      const count = Number(values['count'] ?? 0)
      // Exactly one is “one” in every language with such a form: Japanese has none, and English lines stand in for its own.
      const form = forms[count === 1 ? 'one' : chooseForm(language, count)]
      // French says “0 lien”: what has its number written out (“1 lien”) speaks of exactly one.
      const fits = count === 1 || form !== forms['one'] || form?.some(isCount)
      return render((fits && form) || (forms['other'] ?? []), values, language)
    })
    .join('')
}
