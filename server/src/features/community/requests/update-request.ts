import type { UpdateRequestForm } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import type { HistoryAction } from '@mediatheque/contract/operations/history/history-kinds.ts'
import type { Updateable } from 'kysely'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Requests } from '../../../platform/database/types.generated.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, type ToNotify } from '../../accounts/notifications/notify.service.ts'
import { auditedRequests } from './requests.history.ts'
import { listSupporterIds, updateRequestRow } from './requests.repository.ts'
import {
  assertNotAskedFor,
  getRequest,
  type RequestReader,
  type RequestRow,
} from './requests.service.ts'
import { findSubject, settleRequest } from './settle-request.ts'

type ToUpdate = Needs<'db' | 'readDb' | 'cache' | ToNotify>

interface Outcome {
  readonly action: HistoryAction
  readonly values: Updateable<Requests>
  /** Who wants it is told. */
  readonly isNews?: true
}

/**
 * Changes a request, or does with it what the form's action says. Who wants it is told when somebody takes care of it and
 * when it is resolved.
 * @throws AppError validation by field
 */
export async function updateRequest(
  platform: ToUpdate,
  reader: RequestReader,
  request: RequestRow,
  form: UpdateRequestForm,
): Promise<RequestRow> {
  const outcome = await decide(platform, reader, request, form)
  const { id, workspace_id: workspaceId } = request
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'requests', { [id]: form.version })
    const wish = outcome.values.wish ?? request.wish
    // Of those that are open no two are alike; what becomes of others is nobody's wish any more.
    const isOpened = form.action === 'reopen'
    const isOpenAndEdited = form.action === undefined && request.status !== 'resolved'
    if (isOpened || isOpenAndEdited)
      await assertNotAskedFor(tx, {
        wish,
        workspaceId: workspaceId ?? 0,
        exceptId: id,
        isTitle: form.exit_title || form.action !== undefined,
      })
    const { action, values } = outcome
    await recordingChanges(tx, auditedRequests, { ids: [id], action }, () =>
      updateRequestRow(tx, id, values),
    )
    const updated = await getRequest({ db: tx }, reader, id)
    if (outcome.isNews) await tellSupporters(platform, tx, updated, reader)
    return updated
  })
}

async function decide(
  platform: ToUpdate,
  reader: RequestReader,
  request: RequestRow,
  form: UpdateRequestForm,
): Promise<Outcome> {
  const resolver_id = reader.actor.user!.id
  const isResolved = request.status === 'resolved'
  switch (form.action) {
    case 'resolve': {
      if (isResolved) throw fieldError('action', 'This request is resolved.')
      const title = await findSubject(platform, form.title_id ?? request.title_id, reader.language)
      const resolved_at = platform.clock.now()
      const values = { status: 'resolved', title_id: title.title_id, resolver_id, resolved_at }
      return { action: 'accepted', isNews: true, values }
    }
    case 'process':
      if (isResolved) throw fieldError('action', 'This request is resolved.')
      return { action: 'updated', isNews: true, values: { status: 'processing', resolver_id } }
    case 'reopen':
      return {
        action: 'reset',
        values: { status: 'pending', resolver_id: null, resolved_at: null },
      }
    case undefined: {
      const values = await settleRequest(platform, form, reader.language)
      // What fitted the former wish says nothing about another.
      const isOther = values.wish !== request.wish
      return { action: 'updated', values: { ...values, ...(isOther && { fitting_at: null }) } }
    }
  }
}

async function tellSupporters(
  platform: Needs<ToNotify>,
  tx: Database,
  request: RequestRow,
  { actor }: RequestReader,
): Promise<void> {
  const userIds = (await listSupporterIds(tx, request.id)).filter((id) => id !== actor.user?.id)
  const values = { title: request.post?.name ?? request.name }
  const isResolved = request.status === 'resolved'
  await notify(platform, tx, {
    userIds,
    workspaceId: request.workspace_id ?? 0,
    type: isResolved ? 'request.resolved' : 'request.processing',
    data: {
      lines: [
        {
          content: isResolved
            ? 'What you asked for is there: :title'
            : 'Somebody takes care of what you asked for: :title',
          values,
          type: 'primary',
        },
      ],
      mainAction:
        isResolved && request.title_id !== null
          ? { action: `/titles/${request.title_id}`, label: 'See the title' }
          : { action: '/requests', label: 'Your requests' },
    },
  })
}
