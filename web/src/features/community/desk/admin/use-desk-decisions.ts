import { reportedCommentEndpoints } from '@mediatheque/contract/community/comments/reported-comments.endpoints.ts'
import { writtenCommentEndpoints } from '@mediatheque/contract/community/comments/written-comments.endpoints.ts'
import type { DeskItem } from '@mediatheque/contract/community/desk/desk.schemas.ts'
import { reportedListEndpoints } from '@mediatheque/contract/community/lists/reported-lists.endpoints.ts'
import { reportedReviewEndpoints } from '@mediatheque/contract/community/reviews/reported-reviews.endpoints.ts'
import { writtenReviewEndpoints } from '@mediatheque/contract/community/reviews/written-reviews.endpoints.ts'
import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { refresh } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import type { SaidReason } from '../../staff-answers/admin/reason-field.tsx'
import { SHOWING } from './desk.queries.ts'

type Of<Kind extends DeskItem['kind']> = Extract<DeskItem, { kind: Kind }>

/** Entries by their kind: each kind has calls of its own. */
const split = (items: readonly DeskItem[]) => ({
  comments: items.filter((item): item is Of<'comment'> => item.kind === 'comment'),
  reviews: items.filter((item): item is Of<'review'> => item.kind === 'review'),
  lists: items.filter((item): item is Of<'list'> => item.kind === 'list'),
})

const paramsOf = (items: readonly { readonly id: number }[]) => ({
  ids: items.map(({ id }) => id).join(','),
})

/** The newest report of each that was read: what was said since stays open. */
const seenOf = (items: readonly DeskItem[]) =>
  Object.fromEntries(
    items.flatMap(({ id, reports: [newest] }) => (newest ? [[String(id), newest.id]] : [])),
  )

async function accept(items: readonly DeskItem[]): Promise<void> {
  const { comments, reviews, lists } = split(items)
  if (comments.length > 0)
    await call(reportedCommentEndpoints.approveComments, {
      params: paramsOf(comments),
      body: {
        edits: Object.fromEntries(comments.map(({ id, edits }) => [String(id), edits])),
        seen: seenOf(comments),
      },
    })
  if (reviews.length > 0)
    await call(reportedReviewEndpoints.clearReviewReports, {
      params: paramsOf(reviews),
      body: { seen: seenOf(reviews) },
    })
  if (lists.length > 0)
    await call(reportedListEndpoints.clearListReports, {
      params: paramsOf(lists),
      body: { seen: seenOf(lists) },
    })
}

const LIST_REASON_LENGTH = 500

/** Comments and reviews are deleted, lists hidden. */
async function remove(items: readonly DeskItem[], said: SaidReason): Promise<void> {
  const { comments, reviews, lists } = split(items)
  // First what may be refused for want of a reason.
  if (lists.length > 0)
    await call(reportedListEndpoints.withholdLists, {
      params: paramsOf(lists),
      body: {
        action: 'hide',
        reason: said.reason.replace(/\s+/g, ' ').slice(0, LIST_REASON_LENGTH),
        versions: versionsOf(lists),
      },
    })
  if (comments.length > 0)
    await call(writtenCommentEndpoints.deleteWrittenComments, {
      params: paramsOf(comments),
      body: said,
    })
  if (reviews.length > 0)
    await call(writtenReviewEndpoints.deleteWrittenReviews, {
      params: paramsOf(reviews),
      body: said,
    })
}

async function putBack(items: readonly DeskItem[]): Promise<void> {
  const { comments, reviews, lists } = split(items)
  if (comments.length > 0)
    await call(writtenCommentEndpoints.restoreWrittenComments, { params: paramsOf(comments) })
  if (reviews.length > 0)
    await call(writtenReviewEndpoints.restoreWrittenReviews, { params: paramsOf(reviews) })
  if (lists.length > 0) await call(reportedListEndpoints.restoreLists, { params: paramsOf(lists) })
}

interface Removal {
  readonly items: readonly DeskItem[]
  readonly said: SaidReason
}

/** Decides about entries of all kinds at once. Whatever failed is read anew, and stays. */
export function useDeskDecisions(onDone: () => void) {
  const t = useTranslate()
  const queries = useQueryClient()
  const settled = { onError: toastError, onSettled: () => refresh(queries, SHOWING) }
  const undoing = useMutation({
    ...settled,
    mutationFn: putBack,
    onSuccess: () => toast.positive(t('Undone')),
  })
  const accepting = useMutation({
    ...settled,
    mutationFn: accept,
    onSuccess: (_answer, { length: count }) => {
      toast.positive(t('Nothing wrong with [one 1 entry|other :count entries]', { count }))
      onDone()
    },
  })
  const removing = useMutation({
    ...settled,
    mutationFn: ({ items, said }: Removal) => remove(items, said),
    onSuccess: (_answer, { items }) => {
      toast.positive(
        t('[one 1 entry|other :count entries] deleted or hidden', { count: items.length }),
        { label: t('Undo'), forMs: UNDO_MS, run: () => undoing.mutate(items) },
      )
      onDone()
    },
  })
  return {
    accept: (items: readonly DeskItem[]) => accepting.mutate(items),
    remove: (removal: Removal) => removing.mutate(removal),
    isBusy: accepting.isPending || removing.isPending,
  }
}
