import { Readable } from 'node:stream'
import { watchHistoryFile } from '@mediatheque/contract/catalogue/plays/history.list.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import type { Call } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { historyCells, presentPlay } from './history.presenter.ts'
import type { PlayRow } from './history.service.ts'

type Caller = Pick<Call<Endpoint>, 'reply' | 't' | 'platform'>

/** What somebody watched, for spreadsheets or for other programs. */
export const historyAnswer = (
  call: Caller,
  batches: AsyncGenerator<readonly PlayRow[]>,
  format: 'csv' | 'json',
): Promise<Readable> =>
  format === 'csv'
    ? csvAnswer(call, watchHistoryFile, batches, historyCells(call.platform))
    : jsonAnswer(call, batches)

async function jsonAnswer(
  { reply, platform }: Caller,
  batches: AsyncGenerator<readonly PlayRow[]>,
): Promise<Readable> {
  const first = await batches.next()
  async function* parts() {
    yield '['
    let separator = '\n'
    for (let batch = first; !batch.done; batch = await batches.next())
      for (const row of batch.value) {
        yield separator + JSON.stringify(presentPlay(row))
        separator = ',\n'
      }
    yield '\n]\n'
  }
  const day = platform.clock.now().toISOString().slice(0, 10)
  void reply
    .header('content-disposition', `attachment; filename="history-${day}.json"`)
    .type('application/json; charset=utf-8')
  return Readable.from(parts(), { objectMode: false })
}
