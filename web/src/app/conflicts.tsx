import { useEffect, useState, useSyncExternalStore } from 'react'
import { conflictStore } from '../lib/conflicts.ts'
import { toastError } from '../lib/toast.ts'
import type { ConflictDialog } from './conflict-dialog.tsx'

const NONE = () => null

/**
 * The dialog comes with the first conflict, for what it is made of would weigh on every page. Afterwards it stays, so that
 * the focus goes back to where it was.
 */
export function Conflicts() {
  const conflict = useSyncExternalStore(conflictStore.subscribe, conflictStore.get, NONE)
  const [Dialog, setDialog] = useState<typeof ConflictDialog>()
  useEffect(() => {
    if (!conflict || Dialog) return
    import('./conflict-dialog.tsx').then(
      (module) => setDialog(() => module.ConflictDialog),
      toastError,
    )
  }, [conflict, Dialog])
  return Dialog ? <Dialog /> : null
}
