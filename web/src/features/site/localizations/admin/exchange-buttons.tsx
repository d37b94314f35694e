import { Button, Group, Menu, Modal, Stack } from '@mantine/core'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { translationEndpoints } from '@mediatheque/contract/site/localizations/translations.endpoints.ts'
import {
  FILE_FORMATS,
  type FileFormat,
  type TranslationReport,
} from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { addressOf } from '../../../../lib/api.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import { toast } from '../../../../lib/toast.ts'
import { importTranslations } from './localizations.queries.ts'
import classes from './localizations.module.css'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
const PARTS: readonly { of: keyof TranslationReport; label: string }[] = [
  { of: 'updated', label: 'Changed lines' },
  { of: 'skipped', label: 'Same as before, or empty' },
  { of: 'not_found', label: 'No line of the site' },
  { of: 'refused', label: 'With other placeholders than the English' },
]

interface Given {
  readonly format: FileFormat
  readonly content: string
  readonly name: string
}

/** Takes all lines of a language out, and lines of a file in, after saying what that would change. */
export function ExchangeButtons({ language }: { language: Language }) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [given, setGiven] = useState<Given>()
  const { mutate, data, isPending, reset } = useWrite(importTranslations)
  const body = (file: Given, isTrial: boolean) => ({
    params: { language },
    body: { format: file.format, content: file.content, is_trial: isTrial },
  })
  const close = () => {
    setGiven(undefined)
    reset()
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    const format = /\.pot?$/i.test(file.name) ? 'po' : 'json'
    const next: Given = { format, content: await file.text(), name: file.name }
    mutate(body(next, true), { onSuccess: () => setGiven(next) })
  }
  const write = () =>
    given &&
    mutate(body(given, false), {
      onSuccess: ({ report }) => {
        toast.positive(
          t('[one :count line was changed|other :count lines were changed]', {
            count: report.updated.count,
          }),
        )
        close()
      },
    })
  return (
    <Group gap="xs">
      <Menu>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload {...ICON} />}>
            {t('Export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FILE_FORMATS.map((format) => (
            <Menu.Item
              key={format}
              component="a"
              href={siteUrl(
                addressOf(translationEndpoints.exportTranslations, {
                  params: { language },
                  query: { format },
                }),
              )}
              download
            >
              {format.toUpperCase()}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        leftSection={<IconUpload {...ICON} />}
        loading={isPending && !given}
        onClick={() => input.current?.click()}
      >
        {t('Import it')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.po,.pot"
        hidden
        aria-label={t('File of lines')}
        onChange={(event) => {
          void read(event.currentTarget.files?.[0])
          // The same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <Modal
        opened={given !== undefined}
        onClose={close}
        title={t('Import “:name”', { name: given?.name ?? '' })}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {data && <Report of={data.report} />}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button loading={isPending} disabled={data?.report.updated.count === 0} onClick={write}>
            {t('[one Change :count line|other Change :count lines]', {
              count: data?.report.updated.count ?? 0,
            })}
          </Button>
        </Group>
      </Modal>
    </Group>
  )
}

/** What a file does, with the first lines of each kind. */
function Report({ of: report }: { of: TranslationReport }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Stack gap="xs">
      {PARTS.map(({ of, label }) => (
        <details key={of} className={classes.report}>
          <summary>
            {t(':label: :count', { label: t(label), count: format.number(report[of].count) })}
          </summary>
          <ul>
            {report[of].keys.map((key) => (
              <li key={key}>{key}</li>
            ))}
          </ul>
        </details>
      ))}
    </Stack>
  )
}
