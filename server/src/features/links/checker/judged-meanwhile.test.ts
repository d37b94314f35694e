import { expect, it } from 'vitest'
import { checkLinkNow } from './checker.service.ts'
import { useCheckerStage } from './checker-stage.factory.ts'

const HOUR = 3_600_000
const on = useCheckerStage()
const { stage, clock } = on

/** A link that is missing for the third time, whose host keeps us waiting until `judge` is done. */
async function lookWhile(path: string, judge: (id: number) => Promise<unknown>): Promise<number> {
  const id = await on.addLink(path)
  await stage.test.platform.db
    .updateTable('link_checks')
    .set({ failures: 2, first_failed_at: new Date(clock.now().getTime() - 25 * HOUR) })
    .where('link_id', '=', id)
    .execute()
  let judged: Promise<unknown> | undefined
  on.files.answer(path, (response) => {
    judged ??= judge(id)
    void judged.finally(() => response.writeHead(404).end())
  })
  await on.work()
  await judged
  return id
}
const say = async (id: number, active: 1 | 2) => {
  const answer = await stage.moderator.call('PUT', `/api/v1/liens/${id}`, { active })
  expect(answer.statusCode, answer.body).toBe(200)
}

it('what a moderator calls dead while it is looked at is not the checker’s to bring back', async () => {
  const id = await lookWhile('/called-dead', (link) => say(link, 2))
  expect(await on.statusOf(id)).toBe('dead')
  expect(await on.checkOf(id)).toMatchObject({ died_at: null, next_check_at: null, failures: 0 })
})

it('what a moderator says is there while it is looked at is not called dead by what was found before', async () => {
  const id = await lookWhile('/said-to-be-there', async (link) => {
    await say(link, 2)
    await say(link, 1)
  })
  expect(await on.statusOf(id)).toBe('active')
  expect(await on.checkOf(id)).toMatchObject({ died_at: null, failures: 0 })
})

it('a link that is deleted while somebody waits for a look keeps nobody from its host', async () => {
  const host_id = on.hostId
  const looking = checkLinkNow(on.platform(), { id: Number.MAX_SAFE_INTEGER, host_id })
  await expect(looking).rejects.toMatchObject({ code: 'notFound' })
  expect(await on.hostState()).toMatchObject({ lease_id: null, leased_until: null })
})
