import type { SettingField } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { emptyOf, type SettingValues } from './empty-values.ts'
import classes from './setting-input.module.css'

export interface FieldsProps {
  fields: readonly SettingField[]
  value: SettingValues
  onChange(value: SettingValues): void
  errorOf(path: string): string | undefined
  dataPath: string | undefined
}

interface RowsInputProps extends Pick<FieldsProps, 'errorOf'> {
  field: SettingField
  value: unknown
  onChange(value: unknown): void
  dataPath?: string | undefined
  renderFields(parts: FieldsProps): ReactNode
}

/** A list of things, each with its fields: added, removed, put in another order. The focus goes along. */
export function RowsInput(props: RowsInputProps) {
  const { field, value, onChange, errorOf, dataPath, renderFields } = props
  const t = useTranslate()
  const box = useRef<HTMLFieldSetElement>(null)
  const focusNext = useFocusNext(box)
  const rows = value as readonly SettingValues[]
  const fields = field.fields ?? []
  const error = errorOf('')
  const replace = (index: number, row: SettingValues) =>
    onChange(rows.map((kept, place) => (place === index ? row : kept)))
  const move = (index: number, by: -1 | 1) => {
    const moved = [...rows]
    moved.splice(index + by, 0, ...moved.splice(index, 1))
    focusNext(buttonOf(index + by, by < 0 ? 'up' : 'down'), buttonOf(index + by))
    onChange(moved)
  }
  const remove = (index: number) => {
    focusNext(buttonOf(Math.min(index, rows.length - 2), 'remove'), ADD_BUTTON)
    onChange(rows.filter((_row, place) => place !== index))
  }
  const add = () => {
    focusNext(`:scope > [data-row="${rows.length}"] :is(input, textarea, select)`)
    onChange([...rows, emptyOf(fields)])
  }
  return (
    <fieldset className={classes.rows} ref={box}>
      <legend>{t(field.label)}</legend>
      {field.help && <p className={classes.help}>{t(field.help)}</p>}
      {error && <p className={classes.error}>{error}</p>}
      {rows.map((row, index) => (
        <div
          // Rows have no name of their own until they are saved.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={classes.row}
          role="group"
          aria-label={t('Row :number', { number: index + 1 })}
          data-row={index}
        >
          {renderFields({
            fields,
            value: row,
            errorOf: (path) => errorOf(`${index}.${path}`),
            dataPath: dataPath && `${dataPath}.${index}`,
            onChange: (next) => replace(index, next),
          })}
          <div className={classes.rowActions}>
            <RowButton does="up" isDisabled={index === 0} onPress={() => move(index, -1)} />
            <RowButton
              does="down"
              isDisabled={index === rows.length - 1}
              onPress={() => move(index, 1)}
            />
            <RowButton does="remove" onPress={() => remove(index)} />
          </div>
        </div>
      ))}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        disabled={field.most !== undefined && rows.length >= field.most}
        data-add-row
        onClick={add}
      >
        {t('Add')}
      </Button>
    </fieldset>
  )
}

const ADD_BUTTON = ':scope > [data-add-row]'
const buttonOf = (row: number, does?: Deed) =>
  `:scope > [data-row="${row}"] > div > ${does ? `[data-does="${does}"]` : '[data-does]'}:not(:disabled)`

/** Moves the focus to the first of these that is there once the change is drawn. */
function useFocusNext(box: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    const found = wanted.current
      .map((selector) => box.current?.querySelector<HTMLElement>(selector))
      .find((element) => element)
    wanted.current = []
    found?.focus()
  })
  return (...selectors: string[]) => {
    wanted.current = selectors
  }
}

const DEEDS = {
  up: ['Move up', IconArrowUp],
  down: ['Move down', IconArrowDown],
  remove: ['Remove', IconTrash],
} as const
type Deed = keyof typeof DEEDS

function RowButton({
  does,
  isDisabled = false,
  onPress,
}: {
  does: Deed
  isDisabled?: boolean
  onPress(): void
}) {
  const t = useTranslate()
  const [label, Icon] = DEEDS[does]
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(label)}
      title={t(label)}
      disabled={isDisabled}
      data-does={does}
      onClick={onPress}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
