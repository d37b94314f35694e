import { formatLine, type LineValues } from '../site/localizations/format-line.ts'
import type { z } from 'zod'
import type { FieldErrors } from './errors.ts'
import { VALIDATION_LINES as LINES } from './validation-lines.ts'

/** Fills a language line of somebody's language in. */
export type TranslateLine = (key: string, values?: LineValues) => string

/** For input that no reader sent: without a language, the English lines. */
export const inEnglish: TranslateLine = (key, values) => formatLine(key, values, 'en')

type RawIssue = z.core.$ZodRawIssue
export type FindLabel = (path: string) => string | undefined

/**
 * What is wrong with input, in the reader's language, by field (`hosts.0.name`; `_` for the whole): in the schema's own
 * words where it has some, else in the lines of `validation.lines.ts`; never in the library's. The server says so of
 * what was sent, and forms of what is about to be.
 * @param findLabel the line by which readers know a field, where its name alone does not say it; places in lists left out
 * @returns undefined for input that is right
 */
export function describeFaults(
  schema: z.ZodType,
  value: unknown,
  t: TranslateLine,
  findLabel?: FindLabel,
): FieldErrors | undefined {
  const error = (issue: RawIssue) => describeIssue(issue, t, findLabel)
  const said = schema.safeParse(value, { error })
  if (said.success) return undefined
  const fields: Record<string, string[]> = {}
  for (const issue of said.error.issues) {
    const messages = (fields[issue.path.map(String).join('.') || '_'] ??= [])
    const message = t(issue.message)
    if (!messages.includes(message)) messages.push(message)
  }
  return fields
}

function describeIssue(issue: RawIssue, t: TranslateLine, findLabel?: FindLabel): string {
  const attribute = nameOf(issue, t, findLabel)
  if (attribute === undefined) return t(LINES.body)
  const { key, values } = lineOf(issue)
  return t(key, { ...values, attribute })
}

/** The field as a reader may know it: the last name in its path, with its number where it is one of several. */
function nameOf(issue: RawIssue, t: TranslateLine, findLabel?: FindLabel): string | undefined {
  const path = [
    ...(issue.path ?? []),
    ...(issue.code === 'unrecognized_keys' ? [issue.keys.join(', ')] : []),
  ]
  const place = path.findLastIndex((part) => !/^\d+$/.test(String(part)))
  if (place < 0) return undefined
  const places = path.filter((step) => typeof step !== 'number').join('.')
  const line = labelOf(issue) ?? findLabel?.(places) ?? lineOfName(String(path[place]))
  const name = t(line).replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
  const part = path[place + 1]
  if (part === undefined) return name
  // The places of a list are numbers, counted from zero; a record is named by its id, in digits.
  return `${name} ${typeof part === 'number' ? part + 1 : String(part)}`
}

/** Of a filter of a list, which names what it narrows. */
const labelOf = (issue: RawIssue) =>
  (issue['params'] as { readonly label?: string } | undefined)?.label

/** The line by which readers know a field of a call: `title_ids` is `Title ids`. */
export function lineOfName(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function lineOf(issue: RawIssue): { key: string; values?: LineValues } {
  if (isMissing(issue)) return { key: LINES.required }
  switch (issue.code) {
    case 'invalid_type':
      return { key: LINES.types[issue.expected as keyof typeof LINES.types] ?? LINES.other }
    case 'too_small':
      return {
        key: sizeLine('least', issue.origin, issue.inclusive ?? true),
        values: { min: Number(issue.minimum) },
      }
    case 'too_big':
      return {
        key: sizeLine('most', issue.origin, issue.inclusive ?? true),
        values: { max: Number(issue.maximum) },
      }
    case 'invalid_format':
      return { key: LINES.formats[issue.format as keyof typeof LINES.formats] ?? LINES.format }
    case 'not_multiple_of':
      return { key: LINES.multiple, values: { value: Number(issue.divisor) } }
    case 'invalid_value':
    case 'invalid_union':
    case 'invalid_element':
      return { key: LINES.choice }
    case 'unrecognized_keys':
    case 'invalid_key':
      return { key: LINES.unknown }
    default:
      return { key: LINES.other }
  }
}

/** Nothing where something has to be: an empty text counts as nothing, and so does the number of one. */
function isMissing({ code, input, ...issue }: RawIssue): boolean {
  if (code === 'unrecognized_keys') return false
  return (
    input === undefined ||
    input === null ||
    Number.isNaN(input) ||
    (input === '' && code !== 'custom' && 'minimum' in issue)
  )
}

function sizeLine(end: 'least' | 'most', origin: string, isInclusive: boolean): string {
  if (origin === 'string') return LINES[end].text
  if (origin === 'array' || origin === 'set') return LINES[end].list
  if (origin === 'file') return LINES.other
  return isInclusive ? LINES[end].number : LINES[end].exclusive
}
