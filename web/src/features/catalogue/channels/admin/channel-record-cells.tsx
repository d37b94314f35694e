import {
  CONTENT_LABELS,
  ITEM_TYPE_LABELS,
  LAYOUT_LABELS,
} from '@mediatheque/contract/catalogue/channels/editing/channel-labels.ts'
import type { ChannelRecordRow } from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconBroadcast, IconPencil, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import classes from './channel-editor.module.css'

const editChannel = ({ slug }: { readonly slug: string }) =>
  ({ to: '/admin/channels/$slugOrId/edit', params: { slugOrId: slug } }) as const

/** How the list shows each column of a channel. */
export function useChannelRecordCells() {
  const t = useTranslate()
  const format = useFormat()
  return {
    name: (channel: ChannelRecordRow) => (
      <Link {...editChannel(channel)} className={classes.link}>
        <CutName name={channel.name} />
      </Link>
    ),
    slug: ({ slug }: ChannelRecordRow) => (
      <Link to={`/${slug === 'home' ? '' : slug}` as '/'} className={classes.link}>
        {slug === 'home' ? '/' : `/${slug}`}
      </Link>
    ),
    content_type: ({ content_type: content }: ChannelRecordRow) => t(CONTENT_LABELS[content]),
    item_type: ({ item_type: type }: ChannelRecordRow) => t(ITEM_TYPE_LABELS[type]),
    layout: ({ layout }: ChannelRecordRow) => t(LAYOUT_LABELS[layout]),
    updated_at: ({ updated_at: at }: ChannelRecordRow) => (
      <time dateTime={at}>{format.longDate(at)}</time>
    ),
  }
}

export function useChannelRecordWords() {
  const t = useTranslate()
  return {
    failed: t('The channels could not be loaded'),
    notFound: t('No matching channels found'),
    empty: {
      icon: <IconBroadcast size={28} stroke={1.25} />,
      title: t('No channels yet'),
      text: t('A channel is a page of titles, people or news, and a row of the front page.'),
    },
  }
}

export function NewChannelLink() {
  const t = useTranslate()
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/channels/new" {...props} />}
    >
      {t('New channel')}
    </Button>
  )
}

export function EditChannelLink({ channel }: { channel: ChannelRecordRow }) {
  const t = useTranslate()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('Edit :name', { name: channel.name })}
      title={t('Edit')}
      renderRoot={(props) => <Link {...editChannel(channel)} {...props} />}
    >
      <IconPencil size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
