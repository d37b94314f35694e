import { defineFilePurpose } from '../../operations/files/file-purposes.ts'

/** What a newsgroup file or a torrent may weigh. */
export const RELEASE_FILE_MAX_BYTES = 10 * 1024 * 1024

/** Newsgroup files: what is in them is read before one is kept. */
export const NZB_PURPOSE = defineFilePurpose({
  name: 'nzb',
  maxBytes: RELEASE_FILE_MAX_BYTES,
  types: null,
  keptAs: { mime: 'application/x-nzb', extension: 'nzb' },
  visibility: 'private',
  isGeneral: false,
})

/** Torrents, in the same way. */
export const TORRENT_PURPOSE = defineFilePurpose({
  name: 'torrent',
  maxBytes: RELEASE_FILE_MAX_BYTES,
  types: null,
  keptAs: { mime: 'application/x-bittorrent', extension: 'torrent' },
  visibility: 'private',
  isGeneral: false,
})
