import { calendarPath } from '@mediatheque/contract/catalogue/calendar/calendar-url.ts'
import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { useFormat } from '../../../lib/format.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { getPageData } from '../../../lib/page-data.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import { useIsAlive } from '../../../lib/use-is-alive.ts'
import { calendarKeyQuery, createCalendarKey, deleteCalendarKey } from './calendar.queries.ts'
import classes from './calendar-page.module.css'

/** The addresses at which calendar programs read it. */
export function CalendarPrograms() {
  const t = useTranslate()
  const { user } = useSession()
  const isAlive = useIsAlive()
  return (
    <section className={classes.programs} aria-labelledby="calendar-programs">
      <h2 id="calendar-programs">{t('In your own calendar')}</h2>
      <p>
        {t('Calendar programs can read it at an address, and ask for what is new by themselves.')}
      </p>
      <div className={classes.addresses}>
        <Address label={t('Everything')} url={`${getPageData().baseUrl}${calendarPath()}`} />
        {user && isAlive && <OwnAddress />}
      </div>
    </section>
  )
}

function Address({
  label,
  url,
  description,
}: {
  label: string
  url: string
  description?: string
}) {
  const t = useTranslate()
  const copy = async () =>
    (await copyText(url))
      ? toast.positive(t('Copied link to clipboard'))
      : toast.danger(t('Copying is not possible here. Please select the address and copy it.'))
  return (
    <TextInput
      label={label}
      {...(description !== undefined && { description })}
      value={url}
      readOnly
      onFocus={({ currentTarget }) => currentTarget.select()}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(':label: :name', { label: t('Copy the address'), name: label })}
          onClick={() => void copy()}
        >
          <IconCopy size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      }
    />
  )
}

/** Shown once, when it is made. */
function OwnAddress() {
  const t = useTranslate()
  const format = useFormat()
  const [url, setUrl] = useState<string>()
  const { data } = useQuery(calendarKeyQuery())
  const make = useWrite(createCalendarKey, { onSuccess: (made) => setUrl(made.url) })
  const end = useWrite(deleteCalendarKey, {
    onSuccess: () => {
      setUrl(undefined)
      toast.positive(t('The address has ended'))
    },
  })
  const since = data?.created_at
  return (
    <>
      {url !== undefined && (
        <Address
          label={t('What I follow, at an address that only I know')}
          description={t('Copy it now: it is not shown again.')}
          url={url}
        />
      )}
      {url === undefined && (
        <p>
          {since
            ? t('There is an address since :date. It is not shown again.', {
                date: format.longDate(since),
              })
            : t('What I follow, at an address that only I know')}
        </p>
      )}
      <Group gap="xs">
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate({})}>
          {since ? t('Make a new address') : t('Make an address')}
        </Button>
        {since && (
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate({})}>
            {t('End the address')}
          </Button>
        )}
      </Group>
    </>
  )
}
