import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Reportable } from '../../../platform/reportable.ts'
import { canValidateLinks, canViewLink } from '../links/links.policy.ts'
import { QUEUES_TAG } from '../links/links.service.ts'
import { findReleaseRuled } from './change-releases.repository.ts'
import type { ReleaseKind } from './release-kind.ts'

const reportable = (type: ReleaseKind): Reportable => ({
  type,
  isOpenToGuests: false,
  findVisibility: async ({ db }, actor, id) => {
    const release = await findReleaseRuled(db, type, id)
    return release && hasPermission(actor, 'liens.view') && canViewLink(actor, release)
  },
  canDecide: canValidateLinks,
  tags: [QUEUES_TAG],
})

export const reportableNzbs = reportable('nzb')
export const reportableTorrents = reportable('torrent')
