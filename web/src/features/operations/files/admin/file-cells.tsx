import type { ListedFileView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconDownload, IconEye, IconFiles } from '@tabler/icons-react'
import { useFormat } from '../../../../lib/format.ts'
import { type Translate, useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import classes from './files.module.css'

type FileUse = ListedFileView['used_by'][number]

/** What needs a file, by its name where it has one: `Page “House rules”`. */
export const nameUse = (t: Translate, { kind, name }: FileUse): string =>
  name ? t(':kind “:name”', { kind: t(kind), name }) : t(kind)

/** How the columns of the list are shown. */
export function useFileCells() {
  const t = useTranslate()
  const format = useFormat()
  return {
    name: ({ name }: ListedFileView) => name,
    owner: ({ owner }: ListedFileView) => owner ?? '–',
    mime: ({ mime }: ListedFileView) => mime,
    file_size: ({ file_size }: ListedFileView) => format.bytes(file_size),
    disk: ({ disk }: ListedFileView) => (
      <span className={classes.disk}>{disk === 's3' ? t('Bucket') : t('This site')}</span>
    ),
    is_public: ({ is_public }: ListedFileView) => (
      <Chip tone={is_public ? 'warn' : 'plain'}>{is_public ? t('Public') : t('Private')}</Chip>
    ),
    in_use: ({ in_use, used_by }: ListedFileView) => {
      if (!in_use) return t('Unused')
      return used_by.map((use) => nameUse(t, use)).join(', ') || t('In use')
    },
    created_at: ({ created_at }: ListedFileView) => (
      <time dateTime={created_at} title={format.dateTime(created_at)}>
        {format.date(created_at)}
      </time>
    ),
  }
}

/** What the list says of itself where it has nothing to show. */
export function useFileWords() {
  const t = useTranslate()
  return {
    failed: t('The files could not be loaded'),
    notFound: t('No matching files found'),
    empty: {
      icon: <IconFiles size={28} stroke={1.25} />,
      title: t('No files have been sent yet'),
      text: t('Drop files above, or choose some.'),
    },
  }
}

const SHOWN = /^(image|video|audio)\//
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Opens a file where the browser shows it, and saves it. */
export function FileActions({ file: { name, url, mime } }: { file: ListedFileView }) {
  const t = useTranslate()
  const looks = { variant: 'subtle', color: 'gray', size: 'lg' } as const
  return (
    <span className={classes.actions}>
      {SHOWN.test(mime) && (
        <ActionIcon
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('Preview :name', { name })}
          title={t('Preview :name', { name })}
          {...looks}
        >
          <IconEye {...ICON} />
        </ActionIcon>
      )}
      <ActionIcon
        component="a"
        href={url}
        download={name}
        aria-label={t('Download :name', { name })}
        title={t('Download :name', { name })}
        {...looks}
      >
        <IconDownload {...ICON} />
      </ActionIcon>
    </span>
  )
}
