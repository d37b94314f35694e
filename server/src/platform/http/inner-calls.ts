import { AsyncLocalStorage } from 'node:async_hooks'
import type { InnerAnswer } from '@mediatheque/contract/core/page-rendering.ts'
import type { FastifyInstance } from 'fastify'
import inject, { type InjectOptions } from 'light-my-request'

/** What the call that is being answered hands over, where it was made by {@link callInside}. */
interface Handover {
  view?: unknown
}

const calls = new AsyncLocalStorage<Handover>()

/**
 * Calls an endpoint of this process through all its guards. What it answers is handed over as it is: written as text and
 * read again it would be the same, after a tenth of the time that a page takes.
 */
export async function callInside(
  app: FastifyInstance,
  options: InjectOptions,
): Promise<InnerAnswer> {
  const handover: Handover = {}
  // Not `app.inject`, which refuses while the site stops: the pages that are being made then are still answered.
  const response = await calls.run(handover, () =>
    inject((request, answer) => app.routing(request, answer), options),
  )
  const body: unknown =
    'view' in handover ? handover.view : response.body === '' ? undefined : response.json()
  return { status: response.statusCode, body }
}

/** Takes the answer of the call that is being answered. @returns false for a call from outside, which wants it as text */
export function handOver(view: unknown): boolean {
  const handover = calls.getStore()
  if (!handover) return false
  handover.view = view
  return true
}
