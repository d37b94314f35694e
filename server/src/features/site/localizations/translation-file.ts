import type { FileFormat } from '@mediatheque/contract/site/localizations/translations.schemas.ts'

/** A line of a file: what it is called, and what it says. */
export interface FileLine {
  readonly key: string
  readonly english: string
  readonly line: string
}

/** Thrown for a file that is none; the message is an English line. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
}

/** JSON: an object of lines by key. PO: the key as context where it is not the English itself. */
export function writeTranslationFile(
  format: FileFormat,
  language: string,
  lines: readonly FileLine[],
): string {
  if (format === 'json')
    return `${JSON.stringify(Object.fromEntries(lines.map(({ key, line }) => [key, line])), null, 2)}\n`
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.join(', ')
  // Plurals stand within the lines, so none is said in the way of the format.
  const head = [
    `# Forms of numbers in this language, as they stand in [one …|other …]: ${forms}`,
    'msgid ""',
    'msgstr ""',
    `"Language: ${language.replaceAll('-', '_')}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    '',
  ].join('\n')
  const entries = lines.map(({ key, english, line }) => {
    const context = key === english ? '' : `msgctxt ${quote(key)}\n`
    return `${context}msgid ${quote(english)}\nmsgstr ${quote(line)}\n`
  })
  return [head, ...entries].join('\n')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
}
const quote = (text: string) => `"${text.replace(/[\\"\n\t\r]/g, (sign) => ESCAPES[sign]!)}"`

/**
 * @returns what the file says, by key; an empty text for lines that nobody translated
 * @throws UnreadableFileError
 */
export function readTranslationFile(format: FileFormat, content: string): Map<string, string> {
  return format === 'json' ? readJson(content) : readPo(content)
}

function readJson(content: string): Map<string, string> {
  let read: unknown
  try {
    read = JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch {
    throw new UnreadableFileError('This is no JSON.')
  }
  const isObject = typeof read === 'object' && read !== null && !Array.isArray(read)
  const entries = isObject ? Object.entries(read as object) : []
  if (!isObject || entries.some(([, line]) => typeof line !== 'string'))
    throw new UnreadableFileError('The file has to be one object of lines by key.')
  return new Map(entries as [string, string][])
}

const FIELD = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s+(".*")\s*$/
const CONTINUED = /^(".*")\s*$/

function readPo(content: string): Map<string, string> {
  const found = new Map<string, string>()
  let entry: Record<string, string> = {}
  let field = ''
  let isFuzzy = false
  const end = () => {
    const { msgctxt, msgid, msgstr } = entry
    // What a program guessed is nobody's translation yet. The entry without a name is the head.
    if (msgid) found.set(msgctxt ?? msgid, isFuzzy ? '' : (msgstr ?? ''))
    entry = {}
    isFuzzy = false
  }
  for (const line of content.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (line.trim() === '') end()
    else if (line.startsWith('#')) {
      // Comments stand above what they are about, with or without an empty line before.
      if (entry['msgstr'] !== undefined) end()
      if (line.startsWith('#,')) isFuzzy = line.includes('fuzzy')
    } else {
      const [, name, text] = FIELD.exec(line) ?? []
      const more = CONTINUED.exec(line)?.[1]
      if (name && (name === 'msgctxt' || (name === 'msgid' && entry['msgctxt'] === undefined)))
        if (entry['msgstr'] !== undefined) end()
      if (name) {
        field = name
        entry[field] = unquote(text!)
      } else if (more && field) entry[field] += unquote(more)
      else throw new UnreadableFileError('This is no PO file.')
    }
  }
  end()
  return found
}

const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const unquote = (quoted: string) =>
  quoted.slice(1, -1).replace(/\\(.)/g, (_all, sign: string) => SIGNS[sign] ?? sign)
