import { IconCommand } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { asksForSearch, isApple } from '../../../../lib/asks-for-search.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { focusFirst } from './focus-first.ts'
import classes from './palette-button.module.css'

const CommandPalette = lazy(async () => {
  const [{ CommandPalette: Palette }] = await Promise.all([
    import('./command-palette.tsx'),
    import('../../../../lib/admin-lines.ts').then(({ takeAdminLines }) => takeAdminLines()),
  ])
  return { default: Palette }
})

/** Opens the palette, as Ctrl+K does, or ⌘K on a Mac. */
export function PaletteButton() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [early, setEarly] = useState('')
  const focused = useRef<Element>(null)
  const open = () => {
    focused.current = document.activeElement
    setEarly('')
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
  }
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t('Command palette')}
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        title={`${t('Command palette')} (${isApple() ? '⌘K' : 'Ctrl+K'})`}
        onClick={open}
      >
        <IconCommand size={22} stroke={1.5} aria-hidden />
      </button>
      {isOpen && (
        <Suspense
          fallback={
            // What is typed while the palette is on its way stands in it when it is there.
            <input
              ref={focusFirst}
              className={classes.early}
              aria-label={t('Command palette')}
              value={early}
              onChange={(event) => setEarly(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Escape' && close()}
            />
          }
        >
          <CommandPalette typed={early} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
