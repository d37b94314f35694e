import { RELEASE_RIGHTS } from '../links/links.policy.ts'
import type { ContributionKind } from '../links/links.service.ts'
import {
  lockReleases,
  removeNzbs,
  removeTorrents,
  updateNzbs,
  updateTorrents,
} from './change-releases.repository.ts'
import type { ReleaseKind } from './release-kind.ts'
import { readWholeReleases, restoreRelease } from './restore-releases.ts'
import { auditedNzbs, auditedTorrents } from './releases.history.ts'

/** What the rules of moderation need of newsgroup files and of torrents. */
export const KINDS: Readonly<Record<ReleaseKind, ContributionKind>> = {
  nzb: {
    table: 'nzbs',
    audited: auditedNzbs,
    name: 'nzb',
    rights: RELEASE_RIGHTS,
    area: 'nzbs',
    reportedAs: 'nzb',
    lock: (tx, ids) => lockReleases(tx, 'nzb', ids),
    setStatus: updateNzbs,
    remove: removeNzbs,
    waitsNoLonger: 'Some of these files no longer wait for validation. Nothing was changed.',
    notices: {
      accepted: {
        type: 'release.accepted',
        line: '[one Your nzb file on :title was accepted|other :count of your nzb files on :title were accepted]',
      },
      denied: {
        type: 'release.denied',
        line: '[one Your nzb file on :title was denied|other :count of your nzb files on :title were denied]',
      },
      restored: {
        type: 'release.denied',
        line: '[one The denial of your nzb file on :title was undone: it waits for validation again|other The denial of :count of your nzb files on :title was undone: they wait for validation again]',
      },
      died: { type: 'release.died', line: 'Your nzb file on :title was marked as dead' },
    },
    readWhole: (tx, ids) => readWholeReleases(tx, 'nzb', ids),
    restore: (tx, by, item) => restoreRelease(tx, by, 'nzb', item),
  },
  torrent: {
    table: 'torrents',
    audited: auditedTorrents,
    name: 'torrent',
    rights: RELEASE_RIGHTS,
    area: 'torrents',
    reportedAs: 'torrent',
    lock: (tx, ids) => lockReleases(tx, 'torrent', ids),
    setStatus: updateTorrents,
    remove: removeTorrents,
    waitsNoLonger: 'Some of these files no longer wait for validation. Nothing was changed.',
    notices: {
      accepted: {
        type: 'release.accepted',
        line: '[one Your torrent on :title was accepted|other :count of your torrents on :title were accepted]',
      },
      denied: {
        type: 'release.denied',
        line: '[one Your torrent on :title was denied|other :count of your torrents on :title were denied]',
      },
      restored: {
        type: 'release.denied',
        line: '[one The denial of your torrent on :title was undone: it waits for validation again|other The denial of :count of your torrents on :title was undone: they wait for validation again]',
      },
      died: { type: 'release.died', line: 'Your torrent on :title was marked as dead' },
    },
    readWhole: (tx, ids) => readWholeReleases(tx, 'torrent', ids),
    restore: (tx, by, item) => restoreRelease(tx, by, 'torrent', item),
  },
}
