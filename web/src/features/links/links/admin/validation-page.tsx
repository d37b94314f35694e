import type { UploaderView } from '@mediatheque/contract/links/insights/insights.schemas.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { Button } from '@mantine/core'
import { IconCheck, IconClockPause, IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { refresh } from '../../../../lib/forms/writes.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { NfoDialog } from '../nfo-dialog.tsx'
import { useInsights } from './insights/insights.queries.ts'
import { UploaderDialog } from './insights/uploader-dialog.tsx'
import { DenyDialog } from './deny-dialog.tsx'
import classes from './queue.module.css'
import { PostponeDialog } from './postponements/postpone-dialog.tsx'
import { QueueFrame } from './queue-frame.tsx'
import type { QueueKind } from './queue-kinds.ts'
import { QueueRow } from './queue-row.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useClaimWhileOpen, useOthersClaims } from './use-claims.ts'
import { takingOver, useDecisions } from './use-decisions.ts'
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
  const insights = useInsights(kind, links)
  const [uploader, setUploader] = useState<UploaderView>()
  const selection = useSelection(links.map(({ id }) => id))
  const [denied, setDenied] = useState<readonly number[]>([])
  const [postponed, setPostponed] = useState<readonly number[]>([])
  const [nfoOf, setNfoOf] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const looksAt = [...denied, ...postponed, ...(nfoOf === null ? [] : [nfoOf])]
  const isDeciding = denied.length > 0 || postponed.length > 0
  const claims = useOthersClaims(kind, isDeciding)
  useClaimWhileOpen(kind, looksAt)
  const goOn = () => {
    selection.clear()
    list.current?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.focus()
  }
  const { mutate, isPending, variables, held, setHeld } = useDecisions(kind, async () => {
    setDenied([])
    await refresh(queries, kind.shown)
    goOn()
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
    isOpen: looksAt.length === 0 && uploader === undefined && held === undefined,
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
          <SelectionBar selection={selection}>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconClockPause size={16} stroke={1.5} />}
              disabled={count === 0 || isPending}
              onClick={() => setPostponed(selection.selected)}
            >
              {t('Postpone')}
            </Button>
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
          </SelectionBar>
          <ul ref={list} className={classes.list}>
            {links.map((link) => (
              <QueueRow
                key={link.id}
                link={link}
                claim={claims.get(link.id)}
                insight={insights.of(link)}
                onUploader={setUploader}
                isSelected={selection.selected.includes(link.id)}
                isBusy={
                  isPending && (variables?.params.ids ?? '').split(',').includes(String(link.id))
                }
                onToggle={(withShift) => selection.toggle(link.id, withShift)}
                onAccept={() => accept([link.id])}
                onPostpone={() => setPostponed([link.id])}
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
      <UploaderDialog
        uploader={insights.uploader(uploader)}
        onClose={() => setUploader(undefined)}
      />
      <PostponeDialog
        kind={kind}
        rows={links.filter(({ id }) => postponed.includes(id))}
        isLookedAt={postponed.some((id) => claims.has(id))}
        onClose={() => setPostponed([])}
        onDone={() => {
          setPostponed([])
          goOn()
        }}
      />
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
