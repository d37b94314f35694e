import { artworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import type { TitleRecordView } from '@mediatheque/contract/catalogue/title-records/title-records.schemas.ts'
import {
  SQUARE_TYPES,
  TITLE_TYPE_LABELS,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { ActionIcon, Button, Group } from '@mantine/core'
import { IconArrowMerge, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import { pictureOf } from '../../../../lib/pictures.ts'
import { useLocalization, useSession } from '../../../../lib/session.tsx'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { Poster } from '../../../../ui/poster.tsx'
import classes from './title-records.module.css'

const NOTHING = '–'

/** How the columns of the list are shown. */
export function useTitleRecordCells() {
  const t = useTranslate()
  const format = useFormat()
  const { language } = useLocalization()
  const languageNames = new Intl.DisplayNames([language], { type: 'language' })
  const amount = (value: number | null) => (value === null ? NOTHING : format.number(value))
  const moment = (iso: string) => (
    <time dateTime={iso} title={format.dateTime(iso)}>
      {format.date(iso)}
    </time>
  )
  return {
    name: (row: TitleRecordView) => <Name row={row} />,
    id: ({ id }: TitleRecordView) => String(id),
    type: ({ type }: TitleRecordView) => t(TITLE_TYPE_LABELS[type]),
    year: ({ year }: TitleRecordView) => year ?? NOTHING,
    rating: ({ rating }: TitleRecordView) => (rating === null ? NOTHING : format.number(rating)),
    views: ({ views }: TitleRecordView) => format.number(views),
    links: ({ liens_active_count }: TitleRecordView) => format.number(liens_active_count),
    created_at: ({ created_at }: TitleRecordView) => moment(created_at),
    updated_at: ({ updated_at }: TitleRecordView) => moment(updated_at),
    release_date: ({ release_date }: TitleRecordView) =>
      release_date === null ? NOTHING : format.date(release_date),
    runtime: ({ runtime }: TitleRecordView) => amount(runtime),
    certification: ({ certification }: TitleRecordView) => certification ?? NOTHING,
    languages: ({ languages }: TitleRecordView) =>
      languages.map((code) => languageNames.of(code) ?? code).join(', ') || NOTHING,
    budget: ({ budget }: TitleRecordView) => amount(budget),
    revenue: ({ revenue }: TitleRecordView) => amount(revenue),
  }
}

interface Cell {
  row: TitleRecordView
}

function Name({ row }: Cell) {
  return (
    <span className={classes.title}>
      <span className={classes.poster}>
        <Poster
          picture={pictureOf({ kind: 'poster', id: row.id, url: row.poster })}
          fallback={siteUrl(artworkUrl(row))}
          alt=""
          shape={SQUARE_TYPES.includes(row.type) ? 'square' : 'portrait'}
        />
      </span>
      <Link to={titleUrl(row) as '/'} className={classes.name}>
        <CutName name={row.name} />
      </Link>
    </span>
  )
}

/** The ways to the editor of a title, to its links, and into another title for those who may merge. */
export function TitleRecordActions({ row, onMerge }: Cell & { onMerge: (() => void) | undefined }) {
  const t = useTranslate()
  const { can } = useSession()
  const titleId = String(row.id)
  const named = (label: string) => ({
    'aria-label': t(':label: :name', { label, name: row.name }),
  })
  return (
    <Group gap="xs" wrap="nowrap">
      {can('titles.update') && (
        <ActionIcon
          variant="default"
          size={30}
          title={t('Edit')}
          renderRoot={(props) => (
            <Link
              to="/admin/titles/$titleId/edit"
              params={{ titleId }}
              {...named(t('Edit'))}
              {...props}
            />
          )}
        >
          <IconPencil size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {onMerge && (
        <ActionIcon
          variant="default"
          size={30}
          title={t('Merge')}
          {...named(t('Merge'))}
          onClick={onMerge}
        >
          <IconArrowMerge size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {can('liens.create') && (
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => (
            <Link
              to="/admin/liens/$titleId"
              params={{ titleId }}
              {...named(t('See the links'))}
              {...props}
            />
          )}
        >
          {t('See the links')}
        </Button>
      )}
    </Group>
  )
}
