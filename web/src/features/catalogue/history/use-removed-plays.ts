import type { PlayView } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import { UNDO_ACCEPTED_MS, UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callWhileLeaving } from '../../../lib/api.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import { deletePlays } from './history.queries.ts'

/**
 * Plays that were taken out: out of sight at once, and deleted, with what is known by them alone, when they can no longer
 * be had back or their page is left.
 */
export function useRemovedPlays() {
  const t = useTranslate()
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const waiting = useRef(new Map<number, number>())
  const giveBack = useCallback(
    (ids: readonly number[]) =>
      setRemoved((known) => new Set([...known].filter((id) => !ids.includes(id)))),
    [],
  )
  const { mutate } = useWrite(deletePlays, {
    onError: (error) => {
      giveBack([...removed].filter((id) => !waiting.current.has(id)))
      toastError(error)
    },
  })
  /** Those whose time is over, or all of them. */
  const take = useCallback((...only: readonly number[]) => {
    const all = [...waiting.current.keys()]
    const ids = only.length > 0 ? all.filter((id) => only.includes(id)) : all
    for (const id of ids) {
      window.clearTimeout(waiting.current.get(id))
      waiting.current.delete(id)
    }
    return ids
  }, [])
  useEffect(() => {
    const leave = () => {
      const ids = take()
      if (ids.length > 0) callWhileLeaving(deletePlays.endpoint, { body: { ids } })
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      const ids = take()
      if (ids.length > 0) mutate({ body: { ids } })
    }
  }, [mutate, take])
  const remove = ({ id, title: { name } }: PlayView) => {
    setRemoved((known) => new Set([...known, id]))
    const end = () => mutate({ body: { ids: take(id) } })
    waiting.current.set(id, window.setTimeout(end, UNDO_ACCEPTED_MS))
    toast.positive(t('“:name” was taken out of your watch history', { name }), {
      label: t('Undo'),
      forMs: UNDO_MS,
      run: () => giveBack(take(id)),
    })
  }
  return { removed, remove }
}
