import { contactInboxEndpoints } from '@mediatheque/contract/site/contact/contact.endpoints.ts'
import { contactMessageList } from '@mediatheque/contract/site/contact/contact.list.ts'
import type { ContactMessageView } from '@mediatheque/contract/site/contact/contact.schemas.ts'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useDeleteRecords } from '../../../../lib/lists/use-delete-records.tsx'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { MessageActions, useMessageCells, useMessageWords } from './message-cells.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { MESSAGES_KEY, messagesQuery, type MessageSearch } from './messages.queries.ts'
import { useSettle } from './use-settle.tsx'

interface MessagesPageProps {
  search: MessageSearch
  onSearch: OnSearch<MessageSearch>
}

/** What visitors wrote to those who run the site. */
export function MessagesPage({ search, onSearch }: MessagesPageProps) {
  const t = useTranslate()
  const { data } = useList(messagesQuery(search))
  const siteName = useSession().settings.branding.site_name
  const [readId, setReadId] = useState<number>()
  const deleting = useDeleteRecords<ContactMessageView>({
    endpoint: contactInboxEndpoints.deleteContactMessages,
    refreshes: MESSAGES_KEY,
    question: (count) => t('Delete [one this message|other :count messages]?', { count }),
  })
  const { settle, isBusy, action: settling } = useSettle()
  const read = data.page?.data.find(({ id }) => id === readId)
  const common = { siteName, isBusy }
  return (
    <Page>
      <PageHeader
        title={t('Messages')}
        titleId="messages-title"
        text={t('What visitors wrote on the contact page, newest first.')}
      />
      <DataTable
        {...{ list: contactMessageList, data, search, onSearch }}
        cells={useMessageCells(({ id }) => setReadId(id))}
        labelledBy="messages-title"
        nameColumn="message"
        nameOf={({ name }) => t('Message of :name', { name })}
        searchLabel={t('Search messages')}
        csvAddress={csvAddress(
          contactMessageList,
          contactInboxEndpoints.exportContactMessages,
          search,
        )}
        rowActions={(message) => (
          <MessageActions
            {...{ ...common, message }}
            onSettle={(isAnswered) => settle([message], isAnswered)}
          />
        )}
        actions={[settling, deleting.action]}
        words={useMessageWords()}
      />
      <MessageDialog
        {...common}
        of={read}
        onSettle={(isAnswered) => read && settle([read], isAnswered, () => setReadId(undefined))}
        onClose={() => setReadId(undefined)}
      />
      {deleting.dialog}
    </Page>
  )
}
