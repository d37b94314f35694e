import { MOST_BATCH_ROWS } from '@mediatheque/contract/links/batches/batches.constants.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../../../../lib/api.ts'
import { useWrite } from '../../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { useSession } from '../../../../../lib/session.tsx'
import { errorMessage, toast } from '../../../../../lib/toast.ts'
import type { StripTitle } from '../../title-strip.tsx'
import {
  addBody,
  mayBeReadAgain,
  type BatchRow,
  newRow,
  planBody,
  rowOfPlan,
  type RowValues,
  sameRows,
  sayOf,
  stateOf,
  withPlan,
} from './batch-rows.ts'
import { addBatch, planBatch } from './batches.queries.ts'
import { keepRows, readKept } from './kept-rows.ts'
import { useReleaseUploads } from './use-release-uploads.ts'

/** Few enough for somebody to see how far it is. */
const ADDED_AT_ONCE = 10
/** Files arrive in a row, and are read together. */
const WAIT_MS = 250

/** Rows from the first drop or paste until they are added. */
export function useBatch(title: StripTitle | null) {
  const t = useTranslate()
  const { user } = useSession()
  const userId = user?.id ?? 0
  const [rows, setRows] = useState<readonly BatchRow[]>([])
  const { queue, uploads } = useReleaseUploads()
  const same = useMemo(() => sameRows(rows), [rows])
  const states = useMemo(
    () => new Map(rows.map((row) => [row.key, stateOf(row, same)])),
    [rows, same],
  )
  const change = useCallback(
    (keys: ReadonlySet<string>, to: (row: BatchRow) => BatchRow) =>
      setRows((current) => current.map((row) => (keys.has(row.key) ? to(row) : row))),
    [],
  )
  useKept(userId, rows, setRows)
  useArrivals(uploads, setRows)
  usePlans(rows, change)
  const { isAdding, add } = useAdding(change)
  const open = rows.filter(({ added }) => !added)
  const room = MOST_BATCH_ROWS - open.length
  const tooMany = (count: number) =>
    t('There is room for :room more, and these are :count. Add or remove rows first.', {
      room,
      count,
    })

  return {
    rows,
    states,
    same,
    isAdding,
    say: (keys: readonly string[], values: Partial<RowValues>) =>
      change(new Set(keys), (row) => sayOf(row, values)),
    addFiles: (files: readonly File[]): string | undefined => {
      if (files.length > room) return tooMany(files.length)
      queue.add(files)
      const sent = queue.get().slice(-files.length)
      setRows((current) => [
        ...current,
        ...sent.map(({ id, file }) =>
          newRow({
            key: crypto.randomUUID(),
            uploadId: id,
            fileName: file.name,
            ...saidTitle(title),
          }),
        ),
      ])
      return undefined
    },
    addPlanned: (plans: Parameters<typeof rowOfPlan>[0][]): string | undefined => {
      if (plans.length > room) return tooMany(plans.length)
      setRows((current) => [...current, ...plans.map((plan) => rowOfPlan(plan, title))])
      return undefined
    },
    remove: (keys: readonly string[]) => {
      const gone = new Set(keys)
      const before = rows
      for (const { key, uploadId, url } of rows)
        if (gone.has(key) && uploadId !== null && url === null) queue.abort(uploadId)
      setRows((current) => current.filter(({ key }) => !gone.has(key)))
      toast.positive(t('Removed [one 1 row|other :count rows]', { count: keys.length }), {
        label: t('Undo'),
        run: () => setRows((current) => restored(before, current, gone)),
      })
    },
    readAgain: () =>
      setRows((current) =>
        current.map((row) => (mayBeReadAgain(row) ? { ...row, fault: null } : row)),
      ),
    addReady: () => add(rows.filter(({ key }) => states.get(key) === 'ready')),
  }
}

type Change = (keys: ReadonlySet<string>, to: (row: BatchRow) => BatchRow) => void

/** Adds rows a few at a time, so that somebody sees how far it is. */
function useAdding(change: Change) {
  const t = useTranslate()
  const [isAdding, setAdding] = useState(false)
  const { mutateAsync: sendRows } = useWrite(addBatch, { onError: () => undefined })
  const add = async (ready: readonly BatchRow[]) => {
    setAdding(true)
    let count = 0
    for (let at = 0; at < ready.length; at += ADDED_AT_ONCE) {
      const sent = await send(ready.slice(at, at + ADDED_AT_ONCE))
      if (sent === undefined) break
      count += sent
    }
    setAdding(false)
    if (count > 0)
      toast.positive(t('Added [one 1 contribution|other :count contributions]', { count }))
  }
  return { isAdding, add }

  /** @returns how many were added; undefined where nobody answered, and it may be tried again */
  async function send(some: readonly BatchRow[]): Promise<number | undefined> {
    const keys = new Set(some.map(({ key }) => key))
    change(keys, (row) => ({ ...row, isAdding: true, errors: [] }))
    try {
      const answer = await sendRows({ body: { rows: some.map(addBody) } })
      const byKey = new Map(answer.rows.map((row) => [row.key, row]))
      change(keys, (row) => {
        const told = byKey.get(row.key)
        const added = told?.state === 'added' ? told.ids : null
        return { ...row, isAdding: false, added, errors: told?.errors ?? [] }
      })
      return answer.added
    } catch (error) {
      const errors =
        error instanceof ApiError ? byRow(error, some) : new Map<string, BatchRow['errors']>()
      change(keys, (row) => ({ ...row, isAdding: false, errors: errors.get(row.key) ?? [] }))
      if (errors.size === 0) toast.danger(errorMessage(error))
      return undefined
    }
  }
}

const saidTitle = (title: StripTitle | null): Partial<BatchRow> =>
  title ? { values: { ...newRow({ key: '' }).values, title }, said: ['title'] } : {}

/** Where they were, among what is there now. */
function restored(
  before: readonly BatchRow[],
  current: readonly BatchRow[],
  gone: ReadonlySet<string>,
): BatchRow[] {
  const now = new Map(current.map((row) => [row.key, row]))
  const kept = before.flatMap((row) => {
    const there = now.get(row.key)
    if (there) return [there]
    // The sending of its file was ended.
    return gone.has(row.key) && (row.uploadId === null || row.url !== null) ? [row] : []
  })
  return [...kept, ...current.filter(({ key }) => before.every((row) => row.key !== key))]
}

/** `rows.2.langues` is the languages of the third. */
function byRow({ errors }: ApiError, some: readonly BatchRow[]): Map<string, BatchRow['errors']> {
  const found = new Map<string, { field: string; message: string }[]>()
  for (const [path, messages] of Object.entries(errors)) {
    const [, index, field = ''] = /^rows\.(\d+)(?:\.([a-z_]+))?/.exec(path) ?? []
    const row = some[Number(index)]
    if (row)
      found.set(row.key, [
        ...(found.get(row.key) ?? []),
        ...messages.map((message) => ({ field, message })),
      ])
  }
  return found
}

type SetRows = (next: (current: readonly BatchRow[]) => readonly BatchRow[]) => void

/** Rows outlive a reload of the page. */
function useKept(userId: number, rows: readonly BatchRow[], setRows: SetRows): void {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const kept = readKept(userId)
    if (kept.length > 0) setRows((current) => [...kept, ...current])
    setRead(true)
  }, [userId, setRows])
  useEffect(() => {
    if (isRead) keepRows(userId, rows)
  }, [isRead, userId, rows])
}

/** Files that arrived, and those that never will. */
function useArrivals(
  uploads: ReturnType<typeof useReleaseUploads>['uploads'],
  setRows: SetRows,
): void {
  useEffect(() => {
    const byId = new Map(uploads.map((upload) => [upload.id, upload]))
    setRows((current) =>
      current.some((row) => row.uploadId !== null && row.url === null && row.fault === null)
        ? current.map((row) => {
            const upload = row.uploadId === null ? undefined : byId.get(row.uploadId)
            if (!upload || row.url !== null) return row
            if (upload.entry) return { ...row, url: upload.entry.url }
            return upload.status === 'failed' ? { ...row, fault: upload.errorMessage ?? '' } : row
          })
        : current,
    )
  }, [uploads, setRows])
}

/** Asks about rows that were changed, a while after the last change and one question at a time. */
function usePlans(rows: readonly BatchRow[], change: Change): void {
  const { mutateAsync: ask } = useWrite(planBatch, { onError: () => undefined })
  const isAsking = useRef(false)
  const [answers, setAnswers] = useState(0)
  const waiting = rows.filter(isWaiting)
  const asked = JSON.stringify(waiting.map(planBody))
  useEffect(() => {
    if (asked === '[]' || isAsking.current) return undefined
    const timer = setTimeout(() => {
      isAsking.current = true
      const sent = JSON.parse(asked) as ReturnType<typeof planBody>[]
      const bodyOf = new Map(sent.map((body) => [body.key, JSON.stringify(body)]))
      const keys = new Set(bodyOf.keys())
      // Whoever typed on meanwhile is asked about again.
      const isSame = (row: BatchRow) => JSON.stringify(planBody(row)) === bodyOf.get(row.key)
      void ask({ body: { rows: sent } })
        .then(
          ({ rows: plans }) => {
            const byKey = new Map(plans.map((plan) => [plan.key, plan]))
            change(keys, (row) => {
              const plan = byKey.get(row.key)
              return plan && isSame(row) ? withPlan(row, plan) : row
            })
          },
          (error: unknown) =>
            change(keys, (row) => (isSame(row) ? { ...row, fault: errorMessage(error) } : row)),
        )
        .finally(() => {
          isAsking.current = false
          setAnswers((count) => count + 1)
        })
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [asked, answers, ask, change])
}

const isWaiting = ({ isStale, fault, added, isAdding, uploadId, url }: BatchRow) =>
  isStale && fault === null && !added && !isAdding && (uploadId === null || url !== null)

export type Batch = ReturnType<typeof useBatch>
