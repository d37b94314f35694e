import { mergeFilters } from '@mediatheque/contract/core/table-filters.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import { titleLinksList } from '@mediatheque/contract/links/links/title-links.list.ts'
import { defineBulkAction } from '../../../platform/bulk-action.ts'
import { assertListable } from './assert-listable.ts'
import { deleteContributionsIn } from './delete-contributions.service.ts'
import { LINKS } from './link-kind.ts'
import { findListedLinks } from './link-lists.repository.ts'
import { canDeleteLink } from './links.policy.ts'
import { lockLinks } from './links.repository.ts'

/** Deletes all links of a title that its list finds. */
export const bulkDeleteLinks = defineBulkAction({
  name: 'delete',
  list: titleLinksList.name,
  from: linkEndpoints.listLinks,
  as: linkEndpoints.deleteLinks,
  find: ({ db }, actor, query, most) => {
    assertListable(actor, query)
    // Addresses that have to be asked for one by one are not searched: rather fewer are found than too many.
    const reader = { actor, language: 'en', areAddressesHidden: true } as const
    return findListedLinks(db, reader, mergeFilters(query), most)
  },
  load: lockLinks,
  policy: (actor, { user_id, status }) => canDeleteLink(actor, { userId: user_id, status }),
  nameOf: ({ url }) => url,
  run: (platform, tx, actor, { record: link }) =>
    deleteContributionsIn(platform, tx, actor, { kind: LINKS, rows: [link] }),
})
