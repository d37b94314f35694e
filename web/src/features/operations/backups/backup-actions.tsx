import { backupEndpoints } from '@mediatheque/contract/operations/backups/backups.endpoints.ts'
import type { BackupView } from '@mediatheque/contract/operations/backups/backups.schemas.ts'
import { Button } from '@mantine/core'
import { IconDownload, IconEye, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useFormat } from '../../../lib/format.ts'
import { refresh, useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { usePasswordConfirmation } from '../../../lib/password-confirmation.tsx'
import { toast, toastError } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import classes from './backups.module.css'
import { checkBackup, isAtWork } from './backups.queries.ts'

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

interface BackupActionsProps {
  backup: BackupView
  /** One of them is being made or read. */
  isBusy: boolean
}

/** Download, read again, delete. While it is worked on there is nothing to do but to wait. */
export function BackupActions({ backup, isBusy }: BackupActionsProps) {
  const t = useTranslate()
  const format = useFormat()
  const [isDoomed, setDoomed] = useState(false)
  const { act, isPending } = useConfirmedActs(backup)
  const checking = useWrite(checkBackup, {
    onSuccess: () => toast.positive(t('It is being read again')),
  })
  if (isAtWork(backup)) return null
  const time = format.dateTime(backup.created_at)
  return (
    <div className={classes.acts}>
      {backup.is_kept && (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload {...ICON} />}
            loading={isPending}
            aria-label={`${t('Download')} (${time})`}
            onClick={() => void act('download')}
          >
            {t('Download')}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconEye {...ICON} />}
            loading={checking.isPending}
            disabled={isBusy}
            aria-label={`${t('Read it again')} (${time})`}
            onClick={() => checking.mutate({ params: { id: backup.id } })}
          >
            {t('Read it again')}
          </Button>
        </>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTrash {...ICON} />}
        aria-label={`${t('Delete')} (${time})`}
        onClick={() => setDoomed(true)}
      >
        {t('Delete')}
      </Button>
      <ConfirmDialog
        isOpen={isDoomed}
        title={t('Delete the backup of :time?', { time })}
        text={t('It is gone for ever, from the disk of the site too.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        isDangerous
        onConfirm={() => {
          // The dialog for the password may follow: one at a time.
          setDoomed(false)
          void act('delete')
        }}
        onClose={() => setDoomed(false)}
      />
    </div>
  )
}

/** Acts for which the password may be asked for. What goes wrong is told. */
function useConfirmedActs({ id }: BackupView) {
  const t = useTranslate()
  const queries = useQueryClient()
  const confirmed = usePasswordConfirmation()
  const [isPending, setPending] = useState(false)
  const acts = {
    download: async () => {
      const given = await confirmed(() => call(backupEndpoints.addressBackup, { params: { id } }))
      if (given) globalThis.location.assign(given.address)
      return given
    },
    delete: async () => {
      const gone = await confirmed(() => call(backupEndpoints.deleteBackup, { params: { id } }))
      if (gone) toast.positive(t('The backup was deleted'))
      return gone
    },
  }
  const act = async (name: keyof typeof acts) => {
    setPending(true)
    try {
      if (await acts[name]()) await refresh(queries, [backupEndpoints.listBackups])
    } catch (error) {
      toastError(error)
    } finally {
      setPending(false)
    }
  }
  return { act, isPending }
}
