import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { asksForSearch } from '../../../lib/asks-for-search.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { isSingleKey } from '../../../lib/single-keys.ts'
import { SearchBox } from './search-box.tsx'
import classes from './search-box.module.css'

/** The search of the navigation bar: a box with suggestions, on a phone a sheet over the whole page. Ctrl+K and `/` lead into it. */
export function NavigationSearch() {
  const t = useTranslate()
  const desk = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => sheet.current?.close()
  const open = () => {
    sheet.current?.showModal()
    setOpen(true)
  }
  const { can } = useSession()
  /** Staff have a palette by the same keys, which searches too. */
  const hasKeys = !can('admin.access')
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(hasKeys && asksForSearch(event)) && !isSingleKey(event, '/')) return
      event.preventDefault()
      const box = desk.current?.checkVisibility() && desk.current.querySelector('input')
      if (box) box.focus()
      else open()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [hasKeys])
  return (
    <>
      <div ref={desk} className={classes.desk}>
        <SearchBox />
      </div>
      <div className={classes.phone}>
        <button
          type="button"
          className={classes.openButton}
          aria-label={t('Open search')}
          onClick={open}
        >
          <IconSearch size={22} stroke={1.5} />
        </button>
        <dialog
          ref={sheet}
          className={classes.sheet}
          aria-label={t('Search')}
          onClose={() => setOpen(false)}
        >
          {isOpen && (
            <div className={classes.sheetHead}>
              <SearchBox onDone={close} autoFocus />
              <button
                type="button"
                className={classes.openButton}
                aria-label={t('Close search')}
                onClick={close}
              >
                <IconX size={22} stroke={1.5} />
              </button>
            </div>
          )}
        </dialog>
      </div>
    </>
  )
}
