/** What is escaped by a backslash between double quotes, as systemd has it. */
const ESCAPED_IN_QUOTES = /\\(["\\`$])/g

/**
 * The variables of a file that systemd reads as EnvironmentFile, read alike: no shell, so that `&`, `<`, `#` and `$` in a
 * value mean nothing. Lines that begin with `#` or `;` are comments.
 */
export function parseEnvironmentFile(text: string): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const line of text.replaceAll(/\\\r?\n/g, '').split(/\r?\n/)) {
    const [, name, value] = /^\s*([A-Za-z_]\w*)\s*=(.*)$/.exec(line) ?? []
    if (name !== undefined) variables[name] = unquote(value!.trim())
  }
  return variables
}

function unquote(value: string): string {
  const [quote] = value
  if (value.length > 1 && value.endsWith(quote!)) {
    if (quote === '"') return value.slice(1, -1).replaceAll(ESCAPED_IN_QUOTES, '$1')
    if (quote === "'") return value.slice(1, -1)
  }
  return value.replaceAll(/\\(.)/g, '$1')
}
