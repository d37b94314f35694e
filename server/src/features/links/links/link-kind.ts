import type { ContributionKind } from './contribution-kind.ts'
import { auditedLinks } from './links.history.ts'
import { LINK_RIGHTS } from './links.policy.ts'
import { readWholeLinks, restoreLink } from './restore-links.ts'
import { lockLinks, removeLinks, updateLinks } from './links.repository.ts'

/** Direct links. */
export const LINKS: ContributionKind = {
  table: 'links',
  audited: auditedLinks,
  name: 'link',
  rights: LINK_RIGHTS,
  area: 'liens',
  reportedAs: 'link',
  lock: lockLinks,
  setStatus: updateLinks,
  remove: removeLinks,
  waitsNoLonger: 'Some of these links no longer wait for validation. Nothing was changed.',
  notices: {
    accepted: {
      type: 'link.accepted',
      line: '[one Your link on :title was accepted|other :count of your links on :title were accepted]',
    },
    denied: {
      type: 'link.denied',
      line: '[one Your link on :title was denied|other :count of your links on :title were denied]',
    },
    restored: {
      type: 'link.denied',
      line: '[one The denial of your link on :title was undone: it waits for validation again|other The denial of :count of your links on :title was undone: they wait for validation again]',
    },
    died: { type: 'link.died', line: 'Your link on :title was marked as dead' },
  },
  readWhole: readWholeLinks,
  restore: restoreLink,
}
