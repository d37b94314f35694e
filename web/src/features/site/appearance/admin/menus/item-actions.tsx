import {
  MOST_ENTRIES,
  MOST_NESTED_ENTRIES,
  type MenuItem,
  type NestedItem,
} from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { Button, NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { useAppearance } from '../appearance-context.ts'
import classes from '../appearance.module.css'
import { type ItemPlace, menusOf, withMovedItem, withoutItem } from './menu-list.ts'

/** To another menu, below another entry, out from below one, or away. */
export function ItemActions({ item, place }: { item: NestedItem | MenuItem; place: ItemPlace }) {
  const t = useTranslate()
  const { values, change } = useAppearance()
  const navigate = useNavigate()
  const menus = menusOf(values)
  const targets = useTargets(item, place)
  const openMenu = (at: number) =>
    navigate({ to: '/admin/appearance/menus/$menuIndex', params: { menuIndex: String(at + 1) } })
  const move = async (target: Target) => {
    await openMenu(target.to.at)
    change({ menus: withMovedItem(menus, place, target.to) })
  }
  const remove = async () => {
    await openMenu(place.at)
    change({ menus: withoutItem(menus, place) })
  }
  const hasOthers = 'items' in item && item.items.length > 0
  return (
    <div className={classes.row}>
      {targets.length > 0 && <MoveTo targets={targets} onMove={(target) => void move(target)} />}
      <Button
        variant="default"
        color="red"
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
        onClick={() => void remove()}
      >
        {hasOthers ? t('Remove the entry and what is below it') : t('Remove the entry')}
      </Button>
    </div>
  )
}

interface Target {
  readonly to: Parameters<typeof withMovedItem>[2]
  readonly label: string
}

/** Chosen, then done: arrow keys go through the targets one by one. */
function MoveTo({ targets, onMove }: { targets: readonly Target[]; onMove(target: Target): void }) {
  const t = useTranslate()
  const [chosen, setChosen] = useState('')
  const target = chosen === '' ? undefined : targets[+chosen]
  return (
    <>
      <NativeSelect
        aria-label={t('Move to…')}
        data={[
          { value: '', label: t('Move to…') },
          ...targets.map(({ label }, index) => ({ value: String(index), label })),
        ]}
        value={target ? chosen : ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={!target}
        onClick={() => {
          if (target) onMove(target)
        }}
      >
        {t('Move')}
      </Button>
    </>
  )
}

/** Where it may go: what has others below it does not go below another. */
function useTargets(item: NestedItem | MenuItem, { at, itemAt, nestedAt }: ItemPlace): Target[] {
  const t = useTranslate()
  const menus = menusOf(useAppearance().values)
  const isAlone = !('items' in item) || item.items.length === 0
  return menus.flatMap(({ name, items }, menuAt): Target[] => {
    const isHere = menuAt === at
    const itself: Target[] =
      (isHere && nestedAt === undefined) || items.length >= MOST_ENTRIES
        ? []
        : [{ to: { at: menuAt }, label: t(name) }]
    if (!isAlone) return itself
    const below = items.flatMap((other, below): Target[] =>
      (isHere && below === itemAt) || other.items.length >= MOST_NESTED_ENTRIES
        ? []
        : [{ to: { at: menuAt, below }, label: `${t(name)} › ${t(other.label)}` }],
    )
    return [...itself, ...below]
  })
}
