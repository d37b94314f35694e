import type {
  HomeRowsInput,
  HomeRowsView,
} from '@mediatheque/contract/catalogue/home/home.schemas.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Sheet } from '../../../../ui/sheet.tsx'
import { SortableRows } from '../../../../ui/sortable-rows.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { HomeRow } from './arrange-rows.ts'
import classes from './arrange.module.css'
import { useSaveHomeRows } from './home.queries.ts'
import { OWN_ROW_NAMES } from './own-row.tsx'

const WIDTH = 420

interface ArrangePanelProps {
  rows: readonly HomeRow[]
  layout: HomeRowsView
  anchor: HTMLElement
  onClose(): void
}

/** The rows of the front page, to be put in order and hidden; each change shows behind it at once, and is kept. */
export default function ArrangePanel({ rows, layout, anchor, onClose }: ArrangePanelProps) {
  const t = useTranslate()
  const [said, setSaid] = useState('')
  const { mutate } = useSaveHomeRows()
  const { hidden } = layout
  const save = (changes: Partial<HomeRowsInput>) =>
    mutate({ order: layout.order, hidden, ...changes })
  const nameOf = ({ key, channel }: HomeRow) => (channel ? channel.name : t(OWN_ROW_NAMES[key]))
  const move = (row: HomeRow, place: number) => {
    const others = rows.map(({ key }) => key).filter((key) => key !== row.key)
    save({ order: [...others.slice(0, place - 1), row.key, ...others.slice(place - 1)] })
    setSaid(t('“:name” is number :place now', { name: nameOf(row), place }))
  }
  const toggle = ({ key }: HomeRow) =>
    save({
      hidden: hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key],
    })
  return (
    <Sheet
      title={t('Arrange the rows')}
      closeLabel={t('Close')}
      anchor={anchor}
      width={WIDTH}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="subtle"
            color="gray"
            disabled={layout.order.length === 0 && hidden.length === 0}
            onClick={() => {
              mutate({ order: [], hidden: [] })
              setSaid(t('The rows are in their usual order again'))
            }}
          >
            {t('Back to the usual order')}
          </Button>
          <Button onClick={onClose}>{t('Done')}</Button>
        </>
      }
    >
      <p className={classes.hint}>
        {t('Drag a row, or use the arrow keys; untick one to hide it.')}
      </p>
      <SortableRows
        rows={rows}
        idOf={({ key }) => key}
        handle={(row) => ({
          label: t('Move “:name”: arrow keys, Home, End', { name: nameOf(row) }),
          hint: t('Drag, or use the arrow keys'),
        })}
        onMove={move}
        render={(row) => (
          <label className={classes.row} data-hidden={hidden.includes(row.key) || undefined}>
            <span>{nameOf(row)}</span>
            <input
              type="checkbox"
              checked={!hidden.includes(row.key)}
              onChange={() => toggle(row)}
            />
          </label>
        )}
      />
      <VisuallyHidden>
        <span aria-live="assertive">{said}</span>
      </VisuallyHidden>
    </Sheet>
  )
}
