import { mailEndpoints } from '@mediatheque/contract/operations/logs/mails.endpoints.ts'
import { mailList } from '@mediatheque/contract/operations/logs/mails.list.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../lib/lists/list-search.ts'
import { listQuery } from '../../../lib/lists/use-list.ts'

export type MailSearch = SearchOf<typeof mailList>
export const readMailSearch = listSearchReader(mailList)
export const mailsQuery = (search: MailSearch) =>
  listQuery(mailList, mailEndpoints.listMails, search)

export const resendMails = defineWrite(mailEndpoints.resendMails, [mailEndpoints.listMails])
