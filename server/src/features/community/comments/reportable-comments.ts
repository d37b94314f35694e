import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Reportable } from '../../../platform/reportable.ts'
import { canDecideComments } from './comments.policy.ts'
import { findCommentVisibility } from './comments.service.ts'
import { REPORTED_COMMENTS_TAG } from './write-comments.service.ts'

export const reportableComments: Reportable = {
  type: 'comment',
  isOpenToGuests: true,
  findVisibility: async (platform, actor, id) => {
    const isVisible = await findCommentVisibility(platform, actor, id)
    return isVisible && hasPermission(actor, 'comments.view')
  },
  canDecide: canDecideComments,
  tags: [REPORTED_COMMENTS_TAG],
}
