import { VISIBILITY_LABELS } from '@mediatheque/contract/community/lists/list-records.list.ts'
import type { ListRecordRow } from '@mediatheque/contract/community/lists/list-records.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconEye, IconList, IconPencil, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { AuthorName } from '../../authors/author.tsx'
import classes from './list-records.module.css'

const editList = ({ id }: { readonly id: number }) =>
  ({ to: '/admin/lists/$slugOrId/edit', params: { slugOrId: String(id) } }) as const

/** How the table shows each column of a list. */
export function useListRecordCells() {
  const t = useTranslate()
  const format = useFormat()
  const day = (at: string) => (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.longDate(at)}
    </time>
  )
  return {
    name: (list: ListRecordRow) => (
      <Link {...editList(list)} className={classes.link}>
        <CutName name={list.name} />
      </Link>
    ),
    owner: ({ owner }: ListRecordRow) => <AuthorName author={owner} />,
    visibility: ({ visibility, is_hidden: isHidden }: ListRecordRow) =>
      isHidden ? <Chip>{t('Hidden')}</Chip> : t(VISIBILITY_LABELS[visibility]),
    items_count: ({ items_count: count }: ListRecordRow) => format.number(count),
    updated_at: ({ updated_at: at }: ListRecordRow) => day(at),
    comments_count: ({ comments_count: count }: ListRecordRow) => format.number(count),
    reports_count: ({ reports_count: count }: ListRecordRow) => format.number(count),
    created_at: ({ created_at: at }: ListRecordRow) => day(at),
    id: ({ id }: ListRecordRow) => id,
  }
}

export function useListRecordWords() {
  const t = useTranslate()
  return {
    failed: t('The lists could not be loaded'),
    notFound: t('No matching lists found'),
    empty: {
      icon: <IconList size={28} stroke={1.25} />,
      title: t('No lists yet'),
      text: t('Lists that members make will be here, as far as you may see them.'),
    },
  }
}

export function NewListLink() {
  const t = useTranslate()
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/lists/new" {...props} />}
    >
      {t('New list')}
    </Button>
  )
}

/** Leads to the page of a list, and to its editor. */
export function ListRecordLinks({ list }: { list: ListRecordRow }) {
  const t = useTranslate()
  const leading = (label: string, icon: ReactNode, link: (props: object) => ReactNode) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(':label: :name', { label, name: list.name })}
      title={label}
      renderRoot={link}
    >
      {icon}
    </ActionIcon>
  )
  return (
    <>
      {leading(t('View list'), <IconEye size={18} stroke={1.5} aria-hidden />, (props) => (
        <Link to={list.url as '/'} {...props} />
      ))}
      {leading(t('Edit'), <IconPencil size={18} stroke={1.5} aria-hidden />, (props) => (
        <Link {...editList(list)} {...props} />
      ))}
    </>
  )
}
