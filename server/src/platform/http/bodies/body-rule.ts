import { type BodyKind, type BodyRule } from '@mediatheque/contract/core/endpoint.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '../app-error.ts'

/** Boundaries and the headers of parts. */
const MULTIPART_EXTRA_BYTES = 4 * 1024

const KINDS: Readonly<Record<string, BodyKind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
  'text/plain': 'beacon',
}
/** Parsers below read UTF-8 and nothing else; ASCII is part of it. */
const CHARSETS: readonly string[] = ['utf-8', 'utf8', 'us-ascii']

/** What any of several calls would read: of a POST it shows only in the body which of them is meant. */
export function widestRule(rules: readonly (BodyRule | undefined)[]): BodyRule | undefined {
  const known = rules.filter((rule) => rule !== undefined)
  if (known.length === 0) return undefined
  const files: Record<string, { maxBytes: number }> = {}
  for (const rule of known)
    for (const [name, { maxBytes }] of Object.entries(rule.files))
      files[name] = { maxBytes: Math.max(maxBytes, files[name]?.maxBytes ?? 0) }
  return {
    kinds: new Set(known.flatMap(({ kinds }) => [...kinds])),
    maxBytes: Math.max(...known.map(({ maxBytes }) => maxBytes)),
    files,
  }
}

export const isAnnounced = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Compressed bodies are not read: a small one can unpack to anything. */
export function assertUnpacked(headers: IncomingHttpHeaders): void {
  if ((headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity')
    throw new AppError('unsupportedMediaType')
}

/** Everything that can be said of a body before it is read. @throws AppError unsupportedMediaType, payloadTooLarge */
export function admitBody(headers: IncomingHttpHeaders, rule: BodyRule): BodyKind {
  const kind = kindOf(headers['content-type'])
  if (!kind || !rule.kinds.has(kind)) throw new AppError('unsupportedMediaType')
  if (Number(headers['content-length'] ?? 0) > mostBytes(kind, rule))
    throw new AppError('payloadTooLarge')
  return kind
}

function kindOf(contentType: string | undefined): BodyKind | undefined {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=')
    const isReadable = CHARSETS.includes(value.trim().replace(/^"(.*)"$/, '$1'))
    if (name.trim() === 'charset' && !isReadable) return undefined
  }
  return KINDS[type.trim()]
}

/** The whole of a body on the wire. */
export function mostBytes(kind: BodyKind, { maxBytes, files }: BodyRule): number {
  if (kind !== 'multipart') return maxBytes
  const ofFiles = Object.values(files).reduce((sum, file) => sum + file.maxBytes, 0)
  return maxBytes + ofFiles + MULTIPART_EXTRA_BYTES * (1 + Object.keys(files).length)
}
