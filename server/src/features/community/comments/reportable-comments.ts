import { hasPermission, isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import type { Reportable } from '../../../platform/reportable.ts'
import { findCommentVisibility } from './comments.service.ts'

export const reportableComments: Reportable = {
  type: 'comment',
  isOpenToGuests: true,
  findVisibility: async (platform, actor, id) => {
    const isVisible = await findCommentVisibility(platform, actor, id)
    return isVisible && hasPermission(actor, 'comments.view')
  },
  canDecide: (actor) => isStaffWith(actor, 'comments.delete'),
  tags: [],
}
