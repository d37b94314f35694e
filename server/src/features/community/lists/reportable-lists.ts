import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Reportable } from '../../../platform/reportable.ts'
import { canLookAfterLists } from './lists.policy.ts'
import { findReportedList } from './lists.service.ts'
import { REPORTED_LISTS_TAG } from './withhold-lists.service.ts'

export const reportableLists: Reportable = {
  type: 'list',
  isOpenToGuests: true,
  findVisibility: async (platform, actor, id) => {
    const isVisible = await findReportedList(platform, actor, id)
    return isVisible && hasPermission(actor, 'titles.view')
  },
  canDecide: canLookAfterLists,
  tags: [REPORTED_LISTS_TAG],
}
