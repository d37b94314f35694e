import { contactInboxEndpoints } from '@mediatheque/contract/site/contact/contact.endpoints.ts'
import { contactMessageList } from '@mediatheque/contract/site/contact/contact.list.ts'
import type { ContactMessageView } from '@mediatheque/contract/site/contact/contact.schemas.ts'
import { IconCheck, IconMail, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { DeleteRecordsDialog } from '../../../../lib/lists/delete-records-dialog.tsx'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { MessageActions, useMessageCells } from './message-cells.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { MESSAGES_KEY, messagesQuery, type MessageSearch } from './messages.queries.ts'
import { useSettle } from './use-settle.ts'

interface MessagesPageProps {
  search: MessageSearch
  onSearch: OnSearch<MessageSearch>
}

interface Deleted {
  readonly rows: readonly ContactMessageView[]
  clear(): void
}
const NOTHING: Deleted = { rows: [], clear: () => undefined }

/** What visitors wrote to those who run the site. */
export function MessagesPage({ search, onSearch }: MessagesPageProps) {
  const t = useTranslate()
  const { data } = useList(messagesQuery(search))
  const siteName = useSession().settings.branding.site_name
  const [readId, setReadId] = useState<number>()
  const [{ rows, clear }, setDeleted] = useState<Deleted>(NOTHING)
  const { settle, isBusy } = useSettle()
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
        actions={[
          {
            label: t('Mark as answered'),
            icon: <IconCheck size={16} stroke={1.5} aria-hidden />,
            onRun: (chosen, done) => settle(chosen, true, done),
          },
          {
            label: t('Delete'),
            icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
            isDelete: true,
            onRun: (chosen, done) => setDeleted({ rows: chosen, clear: done }),
          },
        ]}
        words={{
          failed: t('The messages could not be loaded'),
          notFound: t('No messages match'),
          empty: {
            icon: <IconMail size={28} stroke={1.25} />,
            title: t('No messages'),
            text: t('What visitors write on the contact page will be here.'),
          },
        }}
      />
      <MessageDialog
        {...common}
        of={read}
        onSettle={(isAnswered) => read && settle([read], isAnswered, () => setReadId(undefined))}
        onClose={() => setReadId(undefined)}
      />
      <DeleteRecordsDialog
        endpoint={contactInboxEndpoints.deleteContactMessages}
        records={rows}
        question={t('Delete [one this message|other :count messages]?', { count: rows.length })}
        refreshes={MESSAGES_KEY}
        onClose={() => setDeleted(NOTHING)}
        onDone={() => (clear(), setDeleted(NOTHING))}
      />
    </Page>
  )
}
