import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Reportable } from '../../../platform/reportable.ts'
import { canValidateLinks, canViewLink } from './links.policy.ts'
import { findLinkRuled } from './links.repository.ts'
import { QUEUES_TAG } from './links.service.ts'

export const reportableLinks: Reportable = {
  type: 'link',
  isOpenToGuests: false,
  findVisibility: async ({ db }, actor, id) => {
    const link = await findLinkRuled(db, id)
    return link && hasPermission(actor, 'liens.view') && canViewLink(actor, link)
  },
  canDecide: canValidateLinks,
  tags: [QUEUES_TAG],
}
