import {
  CAST_DEPARTMENT,
  type Department,
  DEPARTMENTS,
} from '@mediatheque/contract/catalogue/people/departments.ts'
import type { CreditGroup } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { ActionIcon, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../../lib/pictures.ts'
import { SortableRows } from '../../../../ui/sortable-rows.tsx'
import { portraitOf } from '../../title-cards/artwork.ts'
import { movedTo } from '../../../../lib/moved-to.ts'
import type { CreditDraft } from './credit-drafts.ts'
import classes from './credits.module.css'

interface CreditRowsProps {
  group: CreditGroup
  credits: readonly CreditDraft[]
  form: UseFormReturnType<{ credits: CreditDraft[] }>
  onChange(credits: readonly CreditDraft[]): void
}

/** Each in its place: dragged by the handle, or moved by its keys. */
export function CreditRows({ group, credits, form, onChange }: CreditRowsProps) {
  const t = useTranslate()
  return (
    <div className={classes.rows}>
      <SortableRows
        rows={credits}
        idOf={({ key }) => key}
        handle={({ person }) => ({
          label: t('Move “:name”: arrow keys, Home, End', { name: person.name }),
          hint: t('Drag, or use the arrow keys'),
        })}
        onMove={(credit, place) => onChange(movedTo(credits, credit, place))}
        render={(credit) => (
          <Row
            group={group}
            credit={credit}
            at={credits.indexOf(credit)}
            form={form}
            onRemove={() => onChange(credits.filter((other) => other !== credit))}
          />
        )}
      />
    </div>
  )
}

interface RowProps {
  group: CreditGroup
  credit: CreditDraft
  at: number
  form: CreditRowsProps['form']
  onRemove(): void
}

function Row({ group, credit, at, form, onRemove }: RowProps) {
  const t = useTranslate()
  const { person } = credit
  const named = (label: string) => t(':label: :name', { label, name: person.name })
  const faultOf = form.errors[`credits.${at}.person_id`]
  return (
    <div className={classes.row}>
      <span className={classes.portrait}>
        <img {...portraitOf(person, THUMB_WIDTHS)} alt="" width={36} height={54} />
      </span>
      <span className={classes.name}>
        <Link
          to="/people/$id/{-$slug}"
          params={{ id: String(person.id), slug: slugify(person.name) }}
        >
          {person.name}
        </Link>
        {faultOf && <span className={classes.fault}>{faultOf}</span>}
      </span>
      {group === 'cast' ? (
        <TextInput
          className={classes.long ?? ''}
          placeholder={t('Character')}
          aria-label={named(t('Character'))}
          maxLength={300}
          {...form.getInputProps(`credits.${at}.character`)}
        />
      ) : (
        <>
          <Select
            aria-label={named(t('Department'))}
            allowDeselect={false}
            data={CREW.map((value) => ({ value, label: t(value) }))}
            {...form.getInputProps(`credits.${at}.department`)}
          />
          <TextInput
            placeholder={t('Job in a crew')}
            aria-label={named(t('Job in a crew'))}
            maxLength={120}
            {...form.getInputProps(`credits.${at}.job`)}
          />
        </>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('Remove “:name”', { name: person.name })}
        title={t('Remove')}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  )
}

const CREW: readonly Department[] = DEPARTMENTS.filter((name) => name !== CAST_DEPARTMENT)
