import { useEffect, useState, useSyncExternalStore } from 'react'
import { faultStore, toast } from '../lib/toast.ts'
import type { FaultDialog } from './fault-dialog.tsx'

const NONE = () => null

/** The dialog comes with the first fault, which most visitors never see; where it does not come, the message is said alone. */
export function Faults() {
  const fault = useSyncExternalStore(faultStore.subscribe, faultStore.get, NONE)
  const [Dialog, setDialog] = useState<typeof FaultDialog>()
  useEffect(() => {
    if (!fault || Dialog) return
    import('./fault-dialog.tsx').then(
      (module) => setDialog(() => module.FaultDialog),
      () => {
        faultStore.show(null)
        toast.danger(fault.message)
      },
    )
  }, [fault, Dialog])
  return Dialog ? <Dialog /> : null
}
