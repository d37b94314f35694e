import type { NestedItem } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { Autocomplete } from '@mantine/core'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { useAppearance } from '../appearance-context.ts'
import { allItems, menusOf } from './menu-list.ts'
import { type FoundPlace, useFoundPlaces } from './use-found-places.ts'

interface TargetFieldProps {
  item: NestedItem
  error: string | undefined
  onChange(action: string): void
}

/** Pages that every site has. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/landing': 'Settings of landing',
  '/news': 'News',
  '/calendar': 'Calendar',
  '/lists/public': 'Public lists',
  '/contact': 'Contact',
  '/pricing': 'Plans',
}
const MOST_LETTERS = 2_000
const MOST_PLACES = 20

/** Where an entry leads: typed, chosen among the pages of the site, or searched for by name. */
export function TargetField({ item, error, onChange }: TargetFieldProps) {
  const t = useTranslate()
  const places = usePlaces(item)
  const options = new Map(places.map(({ path, name }) => [path, name]))
  return (
    <Autocomplete
      label={item.type === 'route' ? t('Path, or what to look for') : t('Address of the link')}
      description={
        item.type === 'route'
          ? t('Such as /movies, or the name of a page, a channel or a title.')
          : undefined
      }
      maxLength={MOST_LETTERS}
      maxDropdownHeight={280}
      data={[...options.keys()]}
      // What was found fits what was typed by its name, not by its path.
      filter={({ options: all }) => all}
      renderOption={({ option }) => (
        <span>
          {options.get(option.value)} <small>{option.value}</small>
        </span>
      )}
      value={item.action}
      error={error}
      onChange={onChange}
    />
  )
}

function usePlaces({ type, action }: NestedItem): FoundPlace[] {
  const t = useTranslate()
  const { values } = useAppearance()
  const isRoute = type === 'route'
  const found = useFoundPlaces(isRoute ? action : '')
  if (!isRoute) return []
  const known = Object.entries(PAGES).map(([path, name]) => ({ path, name: t(name) }))
  const linked = menusOf(values)
    .flatMap(({ items }) => allItems(items))
    .filter((other) => other.type === 'route' && other.action !== action)
    .map((other) => ({ path: other.action, name: t(other.label) }))
  const wanted = action.toLowerCase()
  const pages = [...known, ...linked].filter(
    ({ path, name }) => path.startsWith(wanted) || name.toLowerCase().includes(wanted),
  )
  return [...pages, ...found].slice(0, MOST_PLACES)
}
