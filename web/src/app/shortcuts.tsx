import { useEffect, useState } from 'react'
import { lazyDialog } from '../lib/lazy-part.ts'
import { isSingleKey, onShortcutsAsked } from '../lib/single-keys.ts'

const dialog = lazyDialog(() => import('./shortcuts-dialog.tsx'))

/** The list of keys, which `?` shows on every page. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => dialog.load(() => setOpen(true))
    const handleKey = (event: KeyboardEvent) => {
      if (!isSingleKey(event, '?')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', handleKey)
    const stop = onShortcutsAsked(open)
    return () => {
      document.removeEventListener('keydown', handleKey)
      stop()
    }
  }, [])
  return isOpen && <dialog.Part onClose={() => setOpen(false)} />
}
