/** Wide enough for whatever a mail server takes; the server of the site says which are none. */
const ADDRESS =
  /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+/gu
/** What stands around addresses in letters and lists, and could be part of one. */
const QUOTES = /^['`]+|^mailto:/i

/** The email addresses in a text, each once: `"Ana" <ana@example.org>; bob@example.org`. */
export function findAddresses(text: string): string[] {
  const found = (text.match(ADDRESS) ?? []).map((address) => address.replace(QUOTES, ''))
  const lower = found.map((address) => address.toLowerCase())
  return found.filter((_, at) => lower.indexOf(lower[at]!) === at)
}
