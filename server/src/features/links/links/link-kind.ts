import type { ContributionKind } from './contribution-kind.ts'
import { auditedLinks } from './links.history.ts'
import { LINK_RIGHTS } from './links.policy.ts'
import { lockLinks, removeLinks, updateLinks } from './links.repository.ts'

/** Direct links. */
export const LINKS: ContributionKind = {
  table: 'links',
  audited: auditedLinks,
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
    died: { type: 'link.died', line: 'Your link on :title was marked as dead' },
  },
}
