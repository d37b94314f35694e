import { MENU_POSITIONS, type MenuItem } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { Button, Checkbox, TextInput, VisuallyHidden } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx'
import { SortableRows } from '../../../../../ui/sortable-rows.tsx'
import { useAppearance } from '../appearance-context.ts'
import classes from '../appearance.module.css'
import { placeIn } from '../appearance.queries.ts'
import { PanelHead } from '../panel-head.tsx'
import { useSettingError } from '../setting-fields.tsx'
import { errorPlace, menusOf, MOST_ENTRIES, nameOfPlace, newItem, withMenu } from './menu-list.ts'
import menuClasses from './menus.module.css'
import { type MenuRow, moveItem, rowsOf } from './move-item.ts'

/** One menu: where it stands, and its entries in their order. */
export function MenuPanel({ index }: { index: string }) {
  const t = useTranslate()
  const { values, change } = useAppearance()
  const navigate = useNavigate()
  const menus = menusOf(values)
  const menu = placeIn(menus, index)
  const at = Number(index) - 1
  const errorOf = useSettingError(`menus.${at}`)
  if (!menu) return null
  const set = (changes: Partial<typeof menu>) => change({ menus: withMenu(menus, at, changes) })
  const openItem = (place: number) =>
    void navigate({
      to: '/admin/appearance/menus/$menuIndex/items/$menuItemIndex',
      params: { menuIndex: index, menuItemIndex: String(place) },
    })
  const add = () => {
    set({ items: [...menu.items, newItem(menus, t('New entry'))] })
    openItem(menu.items.length + 1)
  }
  return (
    <>
      <PanelHead title={t(menu.name) || t('A menu without a name')} />
      <TextInput
        label={t('Name of the menu')}
        description={t('Seen here alone.')}
        maxLength={100}
        value={menu.name}
        error={errorOf('name')}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <Checkbox.Group
        className={classes.group}
        label={t('Where the menu stands')}
        value={menu.positions}
        onChange={(chosen) =>
          set({ positions: MENU_POSITIONS.filter((position) => chosen.includes(position)) })
        }
      >
        <div className={menuClasses.positions}>
          {MENU_POSITIONS.map((position) => (
            <Checkbox key={position} value={position} label={t(`Menu position ${position}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <section className={classes.group} aria-labelledby="menu-entries">
        <h2 id="menu-entries">{t('Entries of the menu')}</h2>
        <SortableRows
          rows={rowsOf(menu.items)}
          idOf={({ item }) => item.id}
          depthOf={({ depth }) => depth}
          handle={({ item }) => ({
            label: t('Move “:name”: arrow keys, to the right below another entry', {
              name: t(item.label),
            }),
            hint: t('Drag, to the right below another entry, or use the arrow keys'),
          })}
          onMove={(row, place, sideways) =>
            set({ items: [...moveItem(menu.items, row, { place, sideways })] })
          }
          render={(row) => <Entry row={row} index={index} items={menu.items} />}
        />
        <div className={classes.row}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            disabled={menu.items.length >= MOST_ENTRIES}
            onClick={add}
          >
            {t('Add an entry')}
          </Button>
        </div>
      </section>
      <DeleteMenu name={t(menu.name)} at={at} />
    </>
  )
}

interface EntryProps {
  row: MenuRow
  index: string
  items: readonly MenuItem[]
}

function Entry({ row: { item, itemAt, nestedAt }, index, items }: EntryProps) {
  const t = useTranslate()
  const { errors } = useAppearance()
  const isNested = nestedAt !== undefined
  const place = { at: Number(index) - 1, itemAt, ...(isNested && { nestedAt }) }
  const own = new RegExp(String.raw`^${errorPlace(place)}\.(?!items\.\d)`)
  const isFaulty = Object.keys(errors).some((path) => own.test(path))
  return (
    <Link
      to="/admin/appearance/menus/$menuIndex/items/$menuItemIndex"
      params={{ menuIndex: index, menuItemIndex: nameOfPlace(place) }}
      className={menuClasses.entry}
    >
      <strong>{t(item.label)}</strong>
      {isNested && (
        <VisuallyHidden>{t('Below “:name”', { name: t(items[itemAt]!.label) })}</VisuallyHidden>
      )}
      <span>{item.action}</span>
      {isFaulty && <span className={classes.fault}>{t('Something has to be corrected')}</span>}
    </Link>
  )
}

function DeleteMenu({ name, at }: { name: string; at: number }) {
  const t = useTranslate()
  const { values, change } = useAppearance()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    setAsking(false)
    await navigate({ to: '/admin/appearance/menus' })
    change({ menus: menusOf(values).filter((_menu, place) => place !== at) })
  }
  return (
    <div className={classes.row}>
      <Button
        variant="default"
        color="red"
        size="xs"
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('Delete the menu')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('Delete the menu “:name”?', { name })}
        text={t('Its entries go with it, once this is published.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Keep it')}
        isDangerous
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
