import { contactInboxEndpoints } from '@mediatheque/contract/site/contact/contact.endpoints.ts'
import { contactMessageList } from '@mediatheque/contract/site/contact/contact.list.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'

/** Begins the key of every query of the list. */
export const MESSAGES_KEY = contactInboxEndpoints.listContactMessages.path

export type MessageSearch = SearchOf<typeof contactMessageList>
export const readMessageSearch = listSearchReader(contactMessageList)

export const messagesQuery = (search: MessageSearch) => ({
  ...listQuery(contactMessageList, contactInboxEndpoints.listContactMessages, search),
  // Visitors write at any time.
  staleTime: 0,
})

export const settleMessages = defineWrite(contactInboxEndpoints.settleContactMessages, [
  contactInboxEndpoints.listContactMessages,
  overviewEndpoints.listQueues,
])
