import { RELEASE_NAME_MAX_LENGTH } from '@mediatheque/contract/links/links/links.constants.ts'
import type { SentFile } from '../../operations/files/stored-files.service.ts'
import type { NzbFacts, NzbMeta } from './read-nzb.ts'
import type { TorrentFacts } from './read-torrent.ts'
import type { ReleaseFacts } from './read-release-file.ts'
import { stemOf } from './release-kind.ts'
import { openTrackers } from './trackers.ts'

/** So many of its files are listed; how many there are is said besides. */
const MOST_LISTED_FILES = 1_000

const valueOf = (meta: readonly NzbMeta[], ...types: string[]) =>
  meta.find(({ type }) => types.includes(type.toLowerCase()))?.value

/** Of an archive, where its newsgroup file says it. */
export const passwordOf = ({ meta }: Pick<NzbFacts, 'meta'>) => valueOf(meta, 'password') ?? null

/** What a release is called unless somebody calls it otherwise. */
export function nameOfRelease(release: ReleaseFacts, file: Pick<SentFile, 'name'>): string {
  const told =
    release.kind === 'nzb' ? valueOf(release.facts.meta, 'name', 'title') : release.facts.name
  return [...(told ?? stemOf(file.name))].slice(0, RELEASE_NAME_MAX_LENGTH).join('')
}

const listed = (files: readonly { readonly path: string; readonly sizeBytes: number }[]) => ({
  files: JSON.stringify(
    files.slice(0, MOST_LISTED_FILES).map(({ path, sizeBytes }) => ({ path, size: sizeBytes })),
  ),
  files_count: files.length,
})

/** What a newsgroup file says, as columns. Its password is no part of what everybody reads. */
export const nzbColumns = (facts: NzbFacts) => ({
  size_bytes: facts.sizeBytes,
  total_parts: facts.segments,
  groups: [...facts.groups],
  poster: facts.poster,
  posted_at: facts.postedAt,
  content_hash: facts.contentHash,
  meta: JSON.stringify(facts.meta.filter(({ type }) => type.toLowerCase() !== 'password')),
  ...listed(facts.files.map(({ name, sizeBytes }) => ({ path: name, sizeBytes }))),
})

/** What a torrent says, as columns. */
export const torrentColumns = (facts: TorrentFacts) => ({
  size_bytes: facts.sizeBytes,
  infohash: facts.infohash,
  infohash_v2: facts.infohashV2,
  is_private: facts.isPrivate,
  piece_bytes: facts.pieceBytes,
  trackers: openTrackers(facts.trackers),
  ...listed(facts.files),
})
