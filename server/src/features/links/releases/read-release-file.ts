import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { NZB_PURPOSE, TORRENT_PURPOSE } from '@mediatheque/contract/links/releases/release-files.ts'
import type { Needs } from '../../../platform/platform.ts'
import { openSentFile, type SentFile } from '../../operations/files/stored-files.service.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import { type NzbFacts, readNzb } from './read-nzb.ts'
import { readTorrent, type TorrentFacts } from './read-torrent.ts'
import { ReleaseFault } from './release-fault.ts'
import type { ReleaseKind } from './release-kind.ts'

export type ReleaseFacts =
  | { readonly kind: 'nzb'; readonly facts: NzbFacts }
  | { readonly kind: 'torrent'; readonly facts: TorrentFacts }

export const PURPOSES = { nzb: NZB_PURPOSE, torrent: TORRENT_PURPOSE } as const

/** What a file on the disk says. @throws ReleaseFault */
export const readReleaseAt = (kind: ReleaseKind, path: string): Promise<ReleaseFacts> =>
  readRelease(kind, createReadStream(path))

/** What a file says that was sent before. @throws ReleaseFault, also where it is missing */
export async function readSentRelease(
  platform: Needs<ToReachFiles>,
  kind: ReleaseKind,
  file: SentFile,
): Promise<ReleaseFacts> {
  const opened = await openSentFile(platform, file)
  if (!opened) throw new ReleaseFault('This file is no longer there. Please send it again.')
  return readRelease(kind, opened.stream)
}

async function readRelease(kind: ReleaseKind, stream: Readable): Promise<ReleaseFacts> {
  return kind === 'nzb'
    ? { kind, facts: await readNzb(stream) }
    : { kind, facts: await readTorrent(await buffer(stream)) }
}
