export interface SqlStatement {
  /** As it is written, with the comments before it. */
  readonly text: string
  /** From its first word on. */
  readonly bare: string
  /** In small letters and without comments, texts and bodies of functions, of which nothing is done now. */
  readonly shape: string
}

const NOT_DONE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g
const COMMENTS_BEFORE = /^(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)+/

/** The statements of a migration, in order. */
export function splitStatements(sql: string): SqlStatement[] {
  // As long as the text, so that what stands at a place in one stands there in the other.
  const mask = sql.replaceAll(NOT_DONE, (text) =>
    text.startsWith("'") ? `'${' '.repeat(text.length - 2)}'` : ' '.repeat(text.length),
  )
  const statements: SqlStatement[] = []
  for (let from = 0; from < sql.length;) {
    const found = mask.indexOf(';', from)
    const to = found === -1 ? sql.length : found
    const text = sql.slice(from, to).trim()
    const shape = mask.slice(from, to).toLowerCase().replaceAll(/\s+/g, ' ').trim()
    if (shape !== '') statements.push({ text, bare: text.replace(COMMENTS_BEFORE, ''), shape })
    from = to + 1
  }
  return statements
}
