import type { BackupsView } from '@mediatheque/contract/operations/backups/backups.schemas.ts'
import { Button } from '@mantine/core'
import { IconDatabase } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { mayEnterAdmin } from '../../../lib/admin-areas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { PasswordConfirmationProvider } from '../../../lib/password-confirmation.tsx'
import { useSession } from '../../../lib/session.tsx'
import { errorMessage, toast } from '../../../lib/toast.ts'
import { StaleNotice, StateRows } from '../../../ui/admin/state-rows.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Backup } from './backup.tsx'
import classes from './backups.module.css'
import { backupsQuery, isAtWork, makeBackup, watchingBackups } from './backups.queries.ts'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What backups there are, how whole each is, and what can be done with it. */
export function BackupsPage() {
  const t = useTranslate()
  const format = useFormat()
  const { data, error, refetch } = useQuery({ ...backupsQuery, ...watchingBackups })
  const making = useWrite(makeBackup, {
    onSuccess: () => toast.positive(t('The backup was begun')),
  })
  const isBusy = data?.backups.some(isAtWork) ?? false
  return (
    <PasswordConfirmationProvider>
      <Page>
        <PageHeader
          title={t('Backups')}
          text={t(
            'Copies of all that the site knows, at one moment, while it goes on. Each is read from end to end before it is called good.',
          )}
          actions={
            <Button
              leftSection={<IconDatabase {...ICON} />}
              loading={making.isPending}
              disabled={isBusy}
              onClick={() => making.mutate({})}
            >
              {t('Make a backup')}
            </Button>
          }
        />
        {!data && !error && <Skeleton height={320} />}
        {!data && error && (
          <ErrorState
            title={t('The backups could not be read')}
            text={errorMessage(error)}
            retryLabel={t('Try again')}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <>
            {error && <StaleNotice text={errorMessage(error)} />}
            {data.backups.length === 0 ? (
              <EmptyState
                title={t('There is no backup yet')}
                text={t('Make one now, and download it to another place than this machine.')}
              />
            ) : (
              <StateRows>
                {data.backups.map((backup) => (
                  <Backup key={backup.id} backup={backup} isBusy={isBusy} />
                ))}
              </StateRows>
            )}
            <Schedule {...data.schedule} />
            <p className={classes.room}>
              {t('Free on the disk: :size', { size: format.bytes(data.free_bytes) })}
            </p>
            <HowToRestore name={data.backups.find(({ state }) => state === 'good')?.name} />
          </>
        )}
      </Page>
    </PasswordConfirmationProvider>
  )
}

function Schedule({ keep, next_at }: BackupsView['schedule']) {
  const t = useTranslate()
  const format = useFormat()
  const { bootstrap } = useSession()
  return (
    <p className={classes.room}>
      {next_at === null
        ? t('The site makes none by itself.')
        : t(
            'The site makes the next one on :moment. [one The newest of its own is kept.|other The :count newest of its own are kept.]',
            { moment: format.dateTime(next_at), count: keep },
          )}{' '}
      {mayEnterAdmin(bootstrap.user ?? bootstrap.guest_role, '/admin/settings') && (
        <Link to="/admin/settings/$tab" params={{ tab: 'logging' }} hash="backup_schedule">
          {t('Change the schedule')}
        </Link>
      )}
    </p>
  )
}

function HowToRestore({ name }: { name: string | undefined }) {
  const t = useTranslate()
  return (
    <section className={classes.how} aria-labelledby="how-to-restore">
      <h2 id="how-to-restore">{t('How a backup is put back')}</h2>
      <p>
        {t(
          'Stop the site, all of its processes. A downloaded archive is unpacked first (tar xf). Then, where the site lies:',
        )}
      </p>
      <pre>
        <code>{`npm run restore -- ${name ? `DATA_DIR/backups/${name}` : 'FOLDER'} --replace`}</code>
      </pre>
      <p className={classes.quiet}>
        {t(
          'Keep the file app.key of the data folder beside your backups: without it, secrets in them cannot be read. Files in a bucket are not part of a backup.',
        )}
      </p>
    </section>
  )
}
