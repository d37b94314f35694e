import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { notFoundOn404, numberParam } from '../../../../lib/guards.ts'
import { videoSheetQuery } from './videos-admin.queries.ts'

interface Params {
  readonly videoId: string
  /** Of the title that the address names. */
  readonly titleId?: string
}

/** For loaders of its form: a video, read anew. Under another title than its own there is none. */
export async function loadVideo(
  queries: QueryClient,
  { videoId, titleId }: Params,
): Promise<{ readonly id: number; readonly name: string }> {
  const id = numberParam(videoId)
  const sheet = await queries
    .fetchQuery({ ...videoSheetQuery(id), staleTime: 0 })
    .catch(notFoundOn404)
  if (titleId !== undefined && sheet.title.id !== numberParam(titleId)) throw notFound()
  return { id, name: sheet.name }
}
