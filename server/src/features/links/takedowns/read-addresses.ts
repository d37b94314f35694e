import type { Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'

/** What an address of this site is about. */
export interface Subject {
  readonly kind: Withdrawable
  readonly id: number
}

export type ReadAddress =
  | { readonly line: number; readonly address: string; readonly subject: Subject }
  | { readonly line: number; readonly fault: 'elsewhere' | 'nothing' }

const API_KINDS: Readonly<Record<string, Withdrawable>> = {
  titles: 'title',
  liens: 'link',
  nzb: 'nzb',
  torrents: 'torrent',
}
const ID = String.raw`(\d{1,15})(?:/.*)?$`
const PATTERNS: readonly [RegExp, (found: RegExpExecArray) => Subject | undefined][] = [
  [new RegExp(`^/titles/${ID}`), ([, id]) => ({ kind: 'title', id: Number(id) })],
  [new RegExp(`^/download/${ID}`), ([, id]) => ({ kind: 'link', id: Number(id) })],
  [
    new RegExp(`^/download/(nzb|torrent)/${ID}`),
    ([, kind, id]) => ({ kind: kind as 'nzb' | 'torrent', id: Number(id) }),
  ],
  [
    new RegExp(`^/api/v1/(titles|liens|nzb|torrents)/${ID}`),
    ([, kind = '', id]) => ({ kind: API_KINDS[kind]!, id: Number(id) }),
  ],
]

/**
 * The addresses of a notice, one a line: whole ones of this site, or paths of it. Empty lines are skipped.
 * @param baseUrl of the site, without a slash at its end
 */
export function readAddresses(text: string, baseUrl: string): ReadAddress[] {
  return text.split('\n').flatMap((raw, at): ReadAddress[] => {
    const address = raw.trim()
    return address === '' ? [] : [readAddress(address, at + 1, baseUrl)]
  })
}

function readAddress(address: string, line: number, baseUrl: string): ReadAddress {
  const base = new URL(baseUrl)
  const whole = address.startsWith('/') && !address.startsWith('//') ? baseUrl + address : address
  if (!URL.canParse(whole)) return { line, fault: 'elsewhere' }
  const { host, protocol, pathname } = new URL(whole)
  const prefix = base.pathname.replace(/\/$/, '')
  const isHere =
    host === base.host && /^https?:$/.test(protocol) && pathname.startsWith(`${prefix}/`)
  if (!isHere) return { line, fault: 'elsewhere' }
  const path = pathname.slice(prefix.length)
  for (const [pattern, subjectOf] of PATTERNS) {
    const found = pattern.exec(path)
    const subject = found && subjectOf(found)
    if (subject) return { line, address: address.slice(0, 2_000), subject }
  }
  return { line, fault: 'nothing' }
}
