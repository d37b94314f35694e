import { UNDO_MS } from '@mediatheque/contract/links/denials/denials.constants.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { Button, Checkbox } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../lib/api.ts'
import { isConflict, showConflict } from '../../../../lib/conflicts.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { refresh, useWrite } from '../../../../lib/forms/writes.ts'
import { errorMessage, toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { NfoDialog } from '../nfo-dialog.tsx'
import { restoreDenials } from './denials/denials.queries.ts'
import { DenyDialog } from './deny-dialog.tsx'
import classes from './queue.module.css'
import { QueueFrame } from './queue-frame.tsx'
import type { QueueKind } from './queue-kinds.ts'
import { QueueRow } from './queue-row.tsx'
import { useClaimWhileOpen, useOthersClaims } from './use-claims.ts'
import { useQueueKeys } from './use-queue-keys.ts'
import { useSelection } from '../../../../lib/use-selection.ts'

interface ValidationPageProps {
  kind: QueueKind
  page: number
  onPageChange(page: number): void
}

/** Contributions of one kind that wait for a moderator, oldest first. */
export function ValidationPage({ kind, page, onPageChange }: ValidationPageProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const query = useQuery({ ...kind.query(page), placeholderData: keepPreviousData })
  const links = query.data?.pagination.data ?? []
  const selection = useSelection(links.map(({ id }) => id))
  const [denied, setDenied] = useState<readonly number[]>([])
  const [nfoOf, setNfoOf] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const claims = useOthersClaims(kind, denied.length > 0)
  useClaimWhileOpen(kind, denied.length > 0 ? denied : nfoOf === null ? [] : [nfoOf])
  const { mutate, isPending, variables, held, setHeld } = useDecisions(kind, async () => {
    setDenied([])
    selection.clear()
    await refresh(queries, kind.shown)
    list.current?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.focus()
  })
  // What is decided about is what is shown.
  const seen = (ids: readonly number[]) => versionsOf(links.filter(({ id }) => ids.includes(id)))
  const accept = (ids: readonly number[]) =>
    mutate({
      params: { ids: ids.join(',') },
      body: { validation: 'accept', versions: seen(ids) },
    })
  const deny = (reason: string) =>
    mutate({
      params: { ids: denied.join(',') },
      body: { validation: 'deny', raison: reason, versions: seen(denied) },
    })
  useQueueKeys({
    isOpen: denied.length === 0 && nfoOf === null && held === undefined,
    selection,
    onAccept: accept,
    onRemove: setDenied,
  })
  const count = selection.selected.length
  return (
    <QueueFrame
      title={kind.heading(t)}
      waiting={kind.waiting}
      query={query}
      page={page}
      onPageChange={onPageChange}
      empty={{
        title: t('Nothing waits for validation'),
        text: t('New contributions by uploaders will be here.'),
      }}
    >
      {links.length > 0 && (
        <>
          <div className={classes.bar} data-active={count > 0 || undefined}>
            <Checkbox
              checked={selection.isAll}
              indeterminate={count > 0 && !selection.isAll}
              onChange={() => (selection.isAll ? selection.clear() : selection.selectAll())}
              label={
                count > 0
                  ? t('[one 1 item selected|other :count items selected]', { count })
                  : t('Select all')
              }
            />
            <span className={classes.barActions}>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconX size={16} stroke={1.5} />}
                disabled={count === 0 || isPending}
                onClick={() => setDenied(selection.selected)}
              >
                {t('Deny')}
              </Button>
              <Button
                size="sm"
                leftSection={<IconCheck size={16} stroke={1.5} />}
                disabled={count === 0 || isPending}
                onClick={() => accept(selection.selected)}
              >
                {t('Accept')}
              </Button>
            </span>
          </div>
          <ul ref={list} className={classes.list}>
            {links.map((link) => (
              <QueueRow
                key={link.id}
                link={link}
                claim={claims.get(link.id)}
                isSelected={selection.selected.includes(link.id)}
                isBusy={
                  isPending && (variables?.params.ids ?? '').split(',').includes(String(link.id))
                }
                onToggle={(withShift) => selection.toggle(link.id, withShift)}
                onAccept={() => accept([link.id])}
                onDeny={() => setDenied([link.id])}
                onNfo={() => setNfoOf(link.id)}
              />
            ))}
          </ul>
        </>
      )}
      {denied.length > 0 && (
        <DenyDialog
          kind={kind.history}
          title={kind.denying(t, denied.length)}
          isBusy={isPending}
          onDeny={deny}
          onClose={() => setDenied([])}
        />
      )}
      <ConfirmDialog
        isOpen={held !== undefined}
        isOnTop
        title={t('Somebody else is looking at this')}
        text={`${held?.message ?? ''} ${t('If you take over, your decision counts, and they see that it was made.')}`}
        confirmLabel={t('Take over')}
        cancelLabel={t('Cancel')}
        isBusy={isPending}
        onClose={() => setHeld(undefined)}
        onConfirm={() => held && mutate(takingOver(held.decision))}
      />
      <NfoDialog query={nfoOf === null ? null : kind.nfo(nfoOf)} onClose={() => setNfoOf(null)} />
    </QueueFrame>
  )
}

/** Accepts and denies, and says how many it was. */
function useDecisions(kind: QueueKind, onSettled: () => Promise<void>) {
  const t = useTranslate()
  const { mutate: undo } = useWrite(restoreDenials, {
    onSuccess: () => toast.positive(t('Denial undone')),
  })
  const [held, setHeld] = useState<Held>()
  const decide = useMutation({
    mutationFn: kind.validate,
    onSuccess: ({ validated, denials }, { body }) =>
      body.validation === 'accept'
        ? toast.positive(t('Accepted [one 1 record|other :count records]', { count: validated }))
        : toast.positive(t('Denied [one 1 record|other :count records]', { count: validated }), {
            label: t('Undo'),
            forMs: UNDO_MS,
            run: () => undo({ params: { ids: denials.join(',') }, body: {} }),
          }),
    onError: (failure, decision) => {
      if (isHeld(failure)) return setHeld({ decision, message: errorMessage(failure) })
      setHeld(undefined)
      if (showConflict(failure)) return
      toast.danger(
        failure instanceof ApiError && failure.status === 422
          ? errorMessage(failure)
          : t('Could not delete records'),
      )
    },
    // What was chosen and the reason that was typed are kept for who has to look again.
    onSettled: async (_done, failure) => {
      if (isConflict(failure) || isHeld(failure)) return
      setHeld(undefined)
      await onSettled()
    },
  })
  return { ...decide, held, setHeld }
}

type Decision = Parameters<QueueKind['validate']>[0]

/** A decision about what somebody else is looking at. */
interface Held {
  readonly decision: Decision
  /** Who it is. */
  readonly message: string
}

const isHeld = (failure: unknown) => failure instanceof ApiError && 'take_over' in failure.errors

const takingOver = (decision: Decision): Decision => ({
  ...decision,
  body: { ...decision.body, take_over: true },
})
