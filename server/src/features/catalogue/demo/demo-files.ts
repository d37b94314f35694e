import { createHash } from 'node:crypto'
import bencode from 'bencode'
import type { DemoFile } from './demo-files.data.ts'
import type { DemoTitle } from './demo-title.ts'

export const PIECE_BYTES = 16_384
const SEGMENT_BYTES = 1_024
const POSTER = 'demo@mediatheque.example'
const GROUPS = ['alt.binaries.test']

// Version one of BitTorrent and the names of stored files are made of SHA-1: an address, not a secret.
const sha1 = (data: Uint8Array | string) => createHash('sha1').update(data)

/** The text about a work that its torrents and newsgroup files hold, instead of the work. */
export interface Payload {
  /** Folder and release name: `Nosferatu.1922.4K.restoration`. */
  readonly name: string
  readonly files: readonly { readonly path: string; readonly content: Buffer }[]
}

/** Words joined by dots, as releases are named. */
function releaseName(title: DemoTitle, file: DemoFile, quality: string): string {
  const place =
    file.season === undefined
      ? []
      : [
          `S${String(file.season).padStart(2, '0')}${(file.episodes ?? []).map((episode) => `E${String(episode).padStart(2, '0')}`).join('')}`,
        ]
  return [title.name, String(title.year), ...place, quality, file.kind === 'nzb' ? 'NZB' : '']
    .join(' ')
    .normalize('NFD')
    .replace(/[^\w. -]+/g, '')
    .trim()
    .replace(/[\s.]+/g, '.')
}

export function describeWork(title: DemoTitle, file: DemoFile, quality: string): Payload {
  const credits = title.credits.map(
    ({ name, job, character }) =>
      `  ${name}${job ? `, ${job}` : ''}${character ? ` (${character})` : ''}`,
  )
  const about = [
    `${title.name} (${title.year})`,
    '',
    title.plot ?? '',
    '',
    `Licence: ${title.license}`,
    `Quality: ${quality}`,
    `Languages: ${file.languages.join(', ')}`,
    ...(file.season === undefined
      ? []
      : [`Season: ${file.season}${file.episodes ? `, episodes ${file.episodes.join(', ')}` : ''}`]),
    '',
    'Credits:',
    ...credits,
    '',
    'This file belongs to a demonstration. It describes a work that is free to share, and holds nothing of it.',
    '',
  ].join('\n')
  const homes = [
    `Where ${title.name} can be had lawfully:`,
    ...title.links.map(({ url }) => `  ${url}`),
    '',
  ].join('\n')
  return {
    name: releaseName(title, file, quality),
    files: [
      { path: 'about.txt', content: Buffer.from(about) },
      { path: 'homes.txt', content: Buffer.from(homes) },
    ],
  }
}

export const sizeOf = ({ files }: Payload): number =>
  files.reduce((sum, { content }) => sum + content.length, 0)

/** A metainfo file for these files, with the hashes of their pieces. */
export function buildTorrent(
  payload: Payload,
  createdAt: Date,
): { bytes: Uint8Array; infohash: string } {
  const all = Buffer.concat(payload.files.map(({ content }) => content))
  const pieces = Array.from({ length: Math.ceil(all.length / PIECE_BYTES) }, (_, index) =>
    sha1(all.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES)).digest(),
  )
  const info = {
    files: payload.files.map(({ path, content }) => ({ length: content.length, path: [path] })),
    name: payload.name,
    'piece length': PIECE_BYTES,
    pieces: Buffer.concat(pieces),
  }
  const bytes = bencode.encode({
    comment: 'A text about a free work',
    'created by': 'Mediatheque',
    'creation date': Math.floor(createdAt.getTime() / 1000),
    encoding: 'UTF-8',
    info,
  })
  return { bytes, infohash: sha1(bencode.encode(info)).digest('hex') }
}

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A newsgroup file (NZB 1.1) that names the articles these files would be posted in. */
export function buildNzb(
  payload: Payload,
  { title, postedAt }: { title: DemoTitle; postedAt: Date },
) {
  const date = Math.floor(postedAt.getTime() / 1000)
  const files = payload.files.map(({ path, content }, index) => {
    const count = Math.ceil(content.length / SEGMENT_BYTES)
    const segments = Array.from({ length: count }, (_, part) => {
      const slice = content.subarray(part * SEGMENT_BYTES, (part + 1) * SEGMENT_BYTES)
      return `      <segment bytes="${slice.length}" number="${part + 1}">${sha1(slice).update(`${payload.name}${path}${part}`).digest('hex').slice(0, 24)}@${POSTER.split('@')[1]}</segment>`
    })
    const subject = escapeXml(
      `[${index + 1}/${payload.files.length}] ${payload.name} - "${path}" yEnc (1/${count})`,
    )
    const groups = GROUPS.map((group) => `      <group>${group}</group>`)
    return {
      name: path,
      sizeBytes: content.length,
      count,
      xml: [
        `  <file poster="${POSTER}" date="${date}" subject="${subject}">`,
        '    <groups>',
        ...groups,
        '    </groups>',
        '    <segments>',
        ...segments,
        '    </segments>',
        '  </file>',
      ].join('\n'),
    }
  })
  const meta = [
    ['title', payload.name],
    ['category', title.type],
    ['tag', title.license],
  ] as const
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE nzb PUBLIC "-//newzBin//DTD NZB 1.1//EN" "http://www.newzbin.com/DTD/nzb/nzb-1.1.dtd">',
    '<nzb xmlns="http://www.newzbin.com/DTD/2003/nzb">',
    '  <head>',
    ...meta.map(([type, value]) => `    <meta type="${type}">${escapeXml(value)}</meta>`),
    '  </head>',
    ...files.map(({ xml: entry }) => entry),
    '</nzb>',
    '',
  ].join('\n')
  return {
    bytes: Buffer.from(xml),
    poster: POSTER,
    groups: GROUPS,
    parts: files.reduce((sum, { count }) => sum + count, 0),
    meta: meta.map(([type, value]) => ({ type, value })),
  }
}

/** Files are kept under the hash of what they hold: the same file twice is one file. */
export const torrentKey = (infohash: string) =>
  `torrents/${infohash.slice(0, 2)}/${infohash}.torrent`
export function nzbKey(bytes: Uint8Array): string {
  const hash = sha1(bytes).digest('hex')
  return `nzbs/${hash.slice(0, 2)}/${hash}.nzb`
}

export function nfoOf(payload: Payload, title: DemoTitle): string {
  const line = '─'.repeat(46)
  return [
    line,
    `  ${payload.name}`,
    line,
    '',
    `  Title    ${title.name}`,
    `  Year     ${title.year}`,
    `  Licence  ${title.license}`,
    `  Files    ${payload.files.map(({ path }) => path).join(', ')}`,
    '',
    line,
    '',
  ].join('\n')
}
