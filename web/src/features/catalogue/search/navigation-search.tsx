import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { SearchBox } from './search-box.tsx'
import classes from './search-box.module.css'

/** The search of the navigation bar: a box with suggestions, on a phone a sheet over the whole page. */
export function NavigationSearch() {
  const t = useTranslate()
  const sheet = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => sheet.current?.close()
  return (
    <>
      <div className={classes.desk}>
        <SearchBox />
      </div>
      <div className={classes.phone}>
        <button
          type="button"
          className={classes.openButton}
          aria-label={t('Open search')}
          onClick={() => {
            sheet.current?.showModal()
            setOpen(true)
          }}
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
