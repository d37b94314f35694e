import {
  SETTINGS_FILE_FORMAT,
  type SettingsFile,
  type SettingsFilePreview,
} from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { Button, FileButton, Menu } from '@mantine/core'
import { IconDownload, IconFileImport, IconFileSettings } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { type Translate, useTranslate } from '../../../lib/i18n.ts'
import { ApiError } from '../../../lib/api.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import { withMoments } from '../../../lib/with-moments.ts'
import { useTakeSettingsUp } from '../../../lib/use-take-settings-up.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import classes from './settings.module.css'
import { importSettings, previewSettingsFile, settingsFileAddress } from './settings.queries.ts'

const MAX_BYTES = 1024 * 1024

interface Read {
  readonly file: SettingsFile
  readonly preview: SettingsFilePreview
  /** Somebody changed settings after the first preview. */
  readonly isOvertaken?: boolean
}

/** Takes all settings along as a file, and takes those of a file over once its reader saw what they change. */
export function SettingsFileMenu() {
  const t = useTranslate()
  const [read, setRead] = useState<Read>()
  const reset = useRef<() => void>(null)
  const preview = useWrite(previewSettingsFile)
  const open = async (chosen: File | null) => {
    if (!chosen) return
    reset.current?.()
    if (chosen.size > MAX_BYTES) return toast.danger(t('This file is too large for settings.'))
    const file = readFile(await chosen.text())
    if (!file) return toast.danger(t('This is no file of settings.'))
    preview.mutate({ body: file }, { onSuccess: (said) => setRead({ file, preview: said }) })
  }
  return (
    <>
      <FileButton
        accept="application/json,.json"
        resetRef={reset}
        onChange={(file) => void open(file)}
      >
        {({ onClick }) => (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button
                variant="default"
                loading={preview.isPending}
                leftSection={<IconFileSettings size={18} stroke={1.5} aria-hidden />}
              >
                {t('Settings as a file')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                component="a"
                href={settingsFileAddress()}
                download="mediatheque-settings.json"
                leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
              >
                {t('Export without secrets')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconFileImport size={16} stroke={1.5} aria-hidden />}
                onClick={onClick}
              >
                {t('Import a file')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </FileButton>
      <ImportDialog
        read={read}
        onOvertaken={(preview) => setRead((was) => was && { ...was, preview, isOvertaken: true })}
        onClose={() => setRead(undefined)}
      />
    </>
  )
}

function readFile(text: string): SettingsFile | undefined {
  try {
    const file = JSON.parse(text) as Partial<SettingsFile> | null
    return file?.format === SETTINGS_FILE_FORMAT && typeof file.settings === 'object'
      ? (file as SettingsFile)
      : undefined
  } catch {
    return undefined
  }
}

function ImportDialog({
  read,
  onOvertaken,
  onClose,
}: {
  read: Read | undefined
  onOvertaken(preview: SettingsFilePreview): void
  onClose(): void
}) {
  const t = useTranslate()
  const format = useFormat()
  const takeUp = useTakeSettingsUp()
  const { mutate, isPending } = useWrite(importSettings, {
    onSuccess: ({ changes }) => {
      takeUp()
      toast.positive(
        t('[one 1 setting changed|other :count settings changed]', { count: changes.length }),
      )
      onClose()
    },
    onError: (error) => {
      const current = error instanceof ApiError ? error.conflicts[0]?.current : undefined
      if (current) onOvertaken(current as SettingsFilePreview)
      else toastError(error)
    },
  })
  const changes = read?.preview.changes ?? []
  const refused = read?.preview.refused ?? []
  const unknown = read?.preview.unknown.length ?? 0
  const locked = read?.preview.locked ?? []
  const isSame = changes.length === 0
  const isRefused = refused.length > 0
  return (
    <ConfirmDialog
      isOpen={read !== undefined}
      title={titleOf(read?.preview, t)}
      {...(!isSame && {
        text: isRefused
          ? t('Nothing is changed: put this right in the file, and import it again.')
          : t('They are in force at once. The history takes each of them back.'),
      })}
      confirmLabel={isSame || isRefused ? t('Close') : t('Change them')}
      {...(!isSame && !isRefused && { cancelLabel: t('Cancel') })}
      isBusy={isPending}
      onConfirm={() =>
        isSame || isRefused || !read
          ? onClose()
          : mutate({ body: { ...read.file, seen: read.preview.seen as never } })
      }
      onClose={onClose}
    >
      {read?.isOvertaken && (
        <p role="status" className={classes.overtaken}>
          {t('Somebody changed settings in the meantime: this is what the file would change now.')}
        </p>
      )}
      {isRefused && (
        <dl className={classes.changes}>
          {refused.map(({ key, section, label, messages }) => (
            <div key={key} className={classes.refused}>
              <dt>
                {label} <small>{section}</small>
              </dt>
              {messages.map((message) => (
                <dd key={message}>{message}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {!isSame && !isRefused && (
        <dl className={classes.changes}>
          {changes.map(({ key, section, label, from, to }) => (
            <div key={key}>
              <dt>
                {label} <small>{section}</small>
              </dt>
              <dd>
                {from !== null && <del>{withMoments(from, format.dateTime)}</del>}{' '}
                {to !== null && <ins>{withMoments(to, format.dateTime)}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {locked.length > 0 && (
        <p className={classes.quiet}>
          {t('The environment of the server decides these, which are passed over: :names', {
            names: locked.join(', '),
          })}
        </p>
      )}
      {unknown > 0 && (
        <p className={classes.quiet}>
          {t(
            '[one 1 setting of the file is not known here, and is passed over|other :count settings of the file are not known here, and are passed over]',
            { count: unknown },
          )}
        </p>
      )}
    </ConfirmDialog>
  )
}

function titleOf(preview: SettingsFilePreview | undefined, t: Translate): string {
  const refused = preview?.refused.length ?? 0
  const changes = preview?.changes.length ?? 0
  if (refused > 0)
    return t('[one 1 value of the file will not do|other :count values of the file will not do]', {
      count: refused,
    })
  if (changes === 0) return t('The file says what is set here already.')
  return t('[one Change 1 setting?|other Change :count settings?]', { count: changes })
}
