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

/**
 * What a newsgroup file says: its files, each with the bytes of its segments, and its head. Read leniently, without
 * following entities or document types: strangers write these files.
 */
export function parseNzb(xml: string): ParsedNzb {
  const meta = [...xml.matchAll(/<meta\s+type="([^"]*)"\s*>([^<]*)<\/meta>/g)].map(
    ([, type = '', value = '']) => ({ type: plain(type), value: plain(value).trim() }),
  )
  const files = [...xml.matchAll(/<file\s[^>]*>[\s\S]*?<\/file>/g)].map(([block]) => {
    const subject = attribute(/<file\s[^>]*>/.exec(block)![0], 'subject')
    const size = [...block.matchAll(/<segment\s[^>]*>/g)].reduce(
      (sum, [tag]) => sum + (Number(attribute(tag, 'bytes')) || 0),
      0,
    )
    // Subjects put the name of the file between quotes.
    return { name: /"([^"]+)"/.exec(subject)?.[1] ?? subject, size }
  })
  return { files, meta }
}
