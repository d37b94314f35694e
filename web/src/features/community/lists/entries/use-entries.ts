import { ownListEndpoints } from '@mediatheque/contract/community/lists/own-lists.endpoints.ts'
import type { ListCard, ListItem } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { refresh } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { onlyOnce } from '../../../../lib/only-once.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import { SHOWING_LISTS } from '../own-lists.queries.ts'
import { entriesQuery } from './entries.queries.ts'
import { moveEntry } from './move-entry.ts'

const { addToList, moveInList, noteInList, removeFromList } = ownListEndpoints

interface Change {
  /** What the list looks like at once, before the server has answered. */
  readonly shown?: readonly ListItem[]
  send(): Promise<unknown>
  onDone?(): void
}

/**
 * The titles of a list that is edited. Changes are shown at once and sent one after the other; where one fails, what is
 * there in truth is read again.
 */
export function useEntries(list: ListCard) {
  const t = useTranslate()
  const queries = useQueryClient()
  const query = entriesQuery(list.id)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(query)
  const [shown, setShown] = useState<readonly ListItem[]>()
  const [said, setSaid] = useState('')
  const stored = data && onlyOnce(data.pages.flatMap(({ items }) => items.data))
  const entries = shown ?? stored

  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: query.queryKey })
    // Whatever is still on its way has shown more than is read by now.
    if (queries.isMutating({ mutationKey: query.queryKey }) <= 1) setShown(undefined)
  }
  const { mutate, isPending } = useMutation({
    mutationKey: query.queryKey,
    // One after the other: places are counted in what the one before left.
    scope: { id: `list ${list.id}` },
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (_answer, { onDone }) => onDone?.(),
    onError: toastError,
    onSettled: () => Promise.all([readAgain(), refresh(queries, SHOWING_LISTS)]),
  })
  const change = (made: Change) => {
    if (made.shown) setShown(made.shown)
    mutate(made)
  }
  const params = { id: list.id }

  const add = (title_id: number, more: { note?: string | null; position?: number } = {}) =>
    change({ send: () => call(addToList, { params, body: { title_id, ...more } }) })
  const move = (entry: ListItem, place: number) => {
    if (!entries) return
    const from = entries.findIndex(({ id }) => id === entry.id)
    if (from === place - 1) return
    setSaid(t(':name: place :place', { name: entry.name, place }))
    change({
      shown: moveEntry(entries, from, place - 1),
      send: () => call(moveInList, { params, body: { title_id: entry.id, position: place } }),
    })
  }
  const remove = (entry: ListItem) => {
    if (!entries) return
    const place = entries.findIndex(({ id }) => id === entry.id) + 1
    change({
      shown: entries.filter(({ id }) => id !== entry.id),
      send: () => call(removeFromList, { params, body: { title_id: entry.id } }),
      onDone: () =>
        toast.positive(t('Removed “:name”', { name: entry.name }), {
          label: t('Undo'),
          run: () => add(entry.id, { note: entry.note, position: place }),
        }),
    })
  }
  const note = (entry: ListItem, words: string) => {
    const written = words.trim() || null
    if (!entries || written === entry.note) return
    change({
      shown: entries.map((one) => (one.id === entry.id ? { ...one, note: written } : one)),
      send: () => call(noteInList, { params, body: { title_id: entry.id, note: written } }),
    })
  }
  return {
    entries,
    count: data?.pages.at(-1)?.items.total ?? list.items_count,
    error: data ? null : error,
    retry: () => void refetch(),
    isSaving: isPending,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    /** For those who do not see the order: what was moved, and where to. */
    said,
    add,
    move,
    remove,
    note,
  }
}
export type Entries = ReturnType<typeof useEntries>
