import { PERSON_FIELDS } from '@mediatheque/contract/catalogue/people/person-fields.ts'
import type { PersonRecordView } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { personUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../../lib/pictures.ts'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { portraitOf } from '../../title-cards/artwork.ts'
import classes from './person-records.module.css'

const NOTHING = '–'

interface Cell {
  row: PersonRecordView
}

/** How the columns of the list are shown. */
export function usePersonRecordCells() {
  const t = useTranslate()
  const format = useFormat()
  const day = (date: string | null) => (date === null ? NOTHING : format.date(date))
  const moment = (iso: string) => (
    <time dateTime={iso} title={format.dateTime(iso)}>
      {format.date(iso)}
    </time>
  )
  return {
    name: (row: PersonRecordView) => <Name row={row} />,
    id: ({ id }: PersonRecordView) => String(id),
    known_for: ({ known_for: known }: PersonRecordView) => (known ? t(known) : NOTHING),
    credits: ({ credits_count: count }: PersonRecordView) => format.number(count),
    birth_date: ({ birth_date: date }: PersonRecordView) => day(date),
    locks: ({ locks }: PersonRecordView) =>
      locks.map((name) => t(PERSON_FIELDS[name])).join(', ') || NOTHING,
    popularity: ({ popularity }: PersonRecordView) => format.number(popularity),
    updated_at: (row: PersonRecordView) => moment(row.updated_at),
    birthplace: ({ birthplace }: PersonRecordView) => birthplace ?? NOTHING,
    death_date: ({ death_date: date }: PersonRecordView) => day(date),
    created_at: (row: PersonRecordView) => moment(row.created_at),
  }
}

function Name({ row }: Cell) {
  return (
    <span className={classes.person}>
      <img
        {...portraitOf(row, THUMB_WIDTHS)}
        className={classes.portrait}
        alt=""
        width={30}
        height={45}
        loading="lazy"
      />
      <Link to={personUrl(row) as '/'} className={classes.name}>
        <CutName name={row.name} />
      </Link>
    </span>
  )
}

/** The way to the editor of a person. */
export function EditPersonButton({ row }: Cell) {
  const t = useTranslate()
  return (
    <ActionIcon
      variant="default"
      size={30}
      title={t('Edit')}
      renderRoot={(props) => (
        <Link
          to="/admin/people/$personId/edit"
          params={{ personId: String(row.id) }}
          aria-label={t(':label: :name', { label: t('Edit'), name: row.name })}
          {...props}
        />
      )}
    >
      <IconPencil size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
