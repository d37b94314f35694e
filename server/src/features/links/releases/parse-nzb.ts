const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}
const plain = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity)
const attribute = (tag: string, name: string) =>
  plain(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

export interface ParsedNzb {
  readonly files: { name: string; size: number }[]
  readonly meta: { type: string; value: string }[]
}

/** No release has more; a file that says so is not listed to its end. */
const MOST_FILES = 5_000

/**
 * What a newsgroup file says: its files, each with the bytes of its segments, and its head. Read leniently, without
 * following entities or document types: strangers write these files. Each character is looked at once, so that what they
 * write costs no more than its length.
 */
export function parseNzb(xml: string): ParsedNzb {
  const meta: { type: string; value: string }[] = []
  const files: { name: string; size: number }[] = []
  let file: { name: string; size: number } | null = null
  for (const { tag, text, isClosed } of tagsOf(xml)) {
    if (tag.startsWith('<file ')) file = { name: fileName(attribute(tag, 'subject')), size: 0 }
    else if (tag.startsWith('<segment ') && file) file.size += Number(attribute(tag, 'bytes')) || 0
    else if (tag.startsWith('<meta ') && isClosed)
      meta.push({ type: attribute(tag, 'type'), value: plain(text).trim() })
    else if (tag === '</file>' && file) {
      files.push(file)
      file = null
      if (files.length === MOST_FILES) break
    }
  }
  return { files, meta }
}

/** Subjects put the name of the file between quotes. */
const fileName = (subject: string) => /"([^"]+)"/.exec(subject)?.[1] ?? subject

/** Tags in order, with the text behind each and whether an end follows it. White space in them becomes blanks. */
function* tagsOf(xml: string): Generator<{ tag: string; text: string; isClosed: boolean }> {
  let at = xml.indexOf('<')
  while (at !== -1) {
    const end = xml.indexOf('>', at)
    if (end === -1) return
    const next = xml.indexOf('<', end)
    const text = next === -1 ? '' : xml.slice(end + 1, next)
    yield {
      tag: xml.slice(at, end + 1).replace(/[\t\r\n]/g, ' '),
      text,
      isClosed: next !== -1 && xml[next + 1] === '/',
    }
    at = next
  }
}
