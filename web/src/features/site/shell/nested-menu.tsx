import type { MenuItem } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentProps, useId, useRef } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import type { MenuIcon } from './menu-icon.tsx'
import type { MenuLink } from './menu-link.tsx'

interface NestedMenuProps {
  /** The entry, and how it and those below it are drawn as links. */
  link: ComponentProps<typeof MenuLink> & { item: MenuItem }
  isOpen: boolean | undefined
  /** Given, not imported: what every page begins with would be cut in two if this, which few load, took part in it. */
  MenuLink: typeof MenuLink
  MenuIcon: typeof MenuIcon
}

/** An entry with others below it: in sight in lists, and behind a button beside it in bars. Works without scripts. */
export function NestedMenu({ link, isOpen = false, MenuLink, MenuIcon }: NestedMenuProps) {
  const t = useTranslate()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const { item, children: _label, ...shared } = link
  const name = t(item.label)
  const nested = (
    <ul aria-label={name}>
      {item.items.map((below) => (
        <li key={below.id}>
          <MenuLink onClick={() => popover.current?.hidePopover()} {...shared} item={below}>
            {(isOpen || below.icon) && <MenuIcon name={below.icon} />}
            {t(below.label)}
          </MenuLink>
        </li>
      ))}
    </ul>
  )
  if (isOpen)
    return (
      <div data-nested-entries>
        <MenuLink {...link} />
        {nested}
      </div>
    )
  return (
    <span data-nested-menu>
      <MenuLink {...link} />
      <button type="button" popoverTarget={id} aria-label={t('More of “:name”', { name })}>
        <IconChevronDown size={16} stroke={1.5} aria-hidden />
      </button>
      <div ref={popover} id={id} popover="auto" data-nested-entries>
        {nested}
      </div>
    </span>
  )
}
