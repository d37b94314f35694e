import { mailList } from '@mediatheque/contract/operations/logs/mails.list.ts'
import type { MailView } from '@mediatheque/contract/operations/logs/mails.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconMail, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import type { OnSearch } from '../../../lib/lists/list-search.ts'
import { useList } from '../../../lib/lists/use-list.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { LogsFrame } from './logs-frame.tsx'
import { useMailCells } from './mail-cells.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { mailsQuery, type MailSearch, resendMails } from './mails.queries.ts'

interface MailsPageProps {
  search: MailSearch
  onSearch: OnSearch<MailSearch>
}

/** Mails that the site wrote: what became of them, what they said, and another try. */
export function MailsPage({ search, onSearch }: MailsPageProps) {
  const t = useTranslate()
  const { can } = useSession()
  const { data } = useList(mailsQuery(search))
  const [shown, setShown] = useState<MailView>()
  const { mutate, isPending } = useWrite(resendMails)
  const resend = (mails: readonly MailView[], done?: () => void) =>
    mutate(
      { body: { ids: mails.map(({ id }) => id) } },
      {
        onSuccess: ({ changed }) => {
          toast.positive(
            changed === 0
              ? t('None of these can be sent again')
              : t('[one :count mail waits|other :count mails wait] to be sent again', {
                  count: changed,
                }),
          )
          done?.()
        },
      },
    )
  const mayResend = can('settings.update')
  return (
    <LogsFrame text={t('What the site wrote to whom, and what became of it.')}>
      <DataTable
        {...{ list: mailList, data, search, onSearch }}
        labelledBy="logs"
        cells={useMailCells(setShown)}
        nameColumn="subject"
        nameOf={({ subject }) => subject}
        {...(can('users.update') && { searchLabel: t('Search by address') })}
        rowActions={(mail) =>
          mayResend &&
          mail.can_resend && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              disabled={isPending}
              aria-label={t('Send “:name” again', { name: mail.subject })}
              title={t('Send again')}
              onClick={() => resend([mail])}
            >
              <IconSend size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          )
        }
        actions={
          mayResend
            ? [
                {
                  label: t('Send again'),
                  icon: <IconSend size={16} stroke={1.5} aria-hidden />,
                  onRun: resend,
                },
              ]
            : []
        }
        words={{
          failed: t('The mails could not be loaded'),
          notFound: t('Nothing was found'),
          empty: {
            icon: <IconMail size={28} stroke={1.25} />,
            title: t('No mails yet'),
            text: t('What the site writes to members is listed here.'),
          },
        }}
      />
      {shown && <MailDialog of={shown} onClose={() => setShown(undefined)} />}
    </LogsFrame>
  )
}
