import type { JobView } from '@mediatheque/contract/operations/jobs/jobs.schemas.ts'
import type { ConnectionOutcome } from '@mediatheque/contract/site/settings/connection-tests.ts'
import { sql } from 'kysely'
import { forgetMark } from '../platform/site-marks.ts'
import { type AdminCommand, CommandRefused, needed, readValue } from './admin-command.ts'

const MOST_AT_ONCE = 500

const runJob =
  (name: string): AdminCommand['run'] =>
  async ({ call }) => {
    const { is_new: isNew } = await call<{ is_new: boolean }>('POST', `logs/schedule/${name}/run`)
    return isNew ? `${name} is to run now.` : `${name} waits or runs already.`
  }

export const operationsCommands: readonly AdminCommand[] = [
  {
    name: 'jobs list',
    usage: '',
    summary: 'Every kind of job: when it runs, how it went last and when it comes next',
    run: async ({ call }) =>
      (await call<{ jobs: JobView[] }>('GET', 'logs/schedule')).jobs.map(
        ({ name, cron, next_run_at, last_run }) => ({
          name,
          cron,
          next_run_at,
          last: last_run && { at: last_run.started_at, outcome: last_run.outcome },
        }),
      ),
  },
  {
    name: 'jobs run',
    usage: 'NAME',
    summary: 'Run a job that has times now',
    run: async (site, given) => {
      const name = needed(given, 0, 'The name')
      const { jobs } = await site.call<{ jobs: JobView[] }>('GET', 'logs/schedule')
      if (!jobs.some((job) => job.name === name))
        throw new CommandRefused(`There is no job ${name}: \`jobs list\` has those that there are.`)
      return runJob(name)(site, given)
    },
  },
  {
    name: 'jobs queue',
    usage: '[waiting|running|failed]',
    summary: 'The first jobs that wait, run or were given up',
    run: ({ call }, [state = 'waiting']) =>
      call('GET', `logs/queue?state=${encodeURIComponent(state)}`),
  },
  {
    name: 'jobs retry',
    usage: 'ID…',
    summary: 'Try jobs again that were given up',
    run: ({ call }, ids) => call('POST', 'logs/queue/retry', { ids }),
  },
  {
    name: 'jobs drop',
    usage: 'ID…',
    summary: 'Take jobs out of the queue',
    run: ({ call }, ids) => call('POST', 'logs/queue/drop', { ids }),
  },
  {
    name: 'caches clear',
    usage: '',
    summary: 'Forget everything that is kept in memory, pages too, in every process of the site',
    run: async ({ call }) => {
      await call('POST', 'admin/caches/clear')
      return 'The caches are empty.'
    },
  },
  {
    name: 'links check',
    usage: '',
    summary: 'Ask hosts now whether the links are alive whose turn it is',
    run: runJob('links.check'),
  },
  {
    name: 'search reindex',
    usage: '',
    summary: 'Make what titles are found by anew, some hundred at a time, while the site goes on',
    run: async ({ platform }) => {
      let last = 0
      let made = 0
      for (;;) {
        const { rows } = await sql<{ id: number }>`select id from titles where id > ${last}
          order by id limit ${MOST_AT_ONCE}`.execute(platform.db)
        const ids = rows.map(({ id }) => id)
        if (ids.length === 0) return `${made} titles`
        await sql`select refresh_title_search(${ids}::bigint[])`.execute(platform.db)
        made += ids.length
        last = ids.at(-1) ?? last
      }
    },
  },
  {
    name: 'mails list',
    usage: '[WORDS]',
    summary: 'The newest mails that the site wrote, and what became of them',
    run: ({ call }, words) =>
      call(
        'GET',
        `logs/outgoing-email?${new URLSearchParams(words.length > 0 ? { query: words.join(' ') } : {})}`,
      ),
  },
  {
    name: 'mails resend',
    usage: 'ID…',
    summary: 'Send mails again that were not delivered',
    run: ({ call }, ids) => call('POST', 'logs/outgoing-email/resend', { ids: ids.map(Number) }),
  },
  {
    name: 'mails test',
    usage: '',
    summary: 'Send a mail to the administrator, and say what the server of mails answered',
    run: async ({ call }) => {
      const outcome = await call<ConnectionOutcome>('POST', 'admin/settings/test', { test: 'mail' })
      if (outcome.state !== 'works')
        throw new CommandRefused([outcome.said, outcome.detail].filter(Boolean).join(' '))
      return outcome
    },
  },
  {
    name: 'health',
    usage: '',
    summary: 'How everything is that the site stands on',
    run: ({ call }) => call('GET', 'admin/health'),
  },
  {
    name: 'key accept',
    usage: '',
    summary:
      'Go on with another APP_KEY where the old one is lost; what was secret is entered again',
    isWithoutCalls: true,
    run: async ({ platform }) => {
      await forgetMark(platform.db, 'app-key')
      return 'The next start keeps the key that it finds.'
    },
  },
  {
    name: 'call',
    usage: 'METHOD PATH [JSON]',
    summary: 'Any other call of the API as the administrator: docs/API.md and /api-docs have them',
    run: ({ call }, given) => {
      const method = needed(given, 0, 'The method').toUpperCase()
      const path = needed(given, 1, 'The path')
      if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method))
        throw new CommandRefused(`${method} is no method of the API.`)
      const body = given[2] === undefined ? undefined : readValue(given[2])
      if (typeof body === 'string') throw new CommandRefused('What is sent along is no JSON.')
      return call(method, path, body)
    },
  },
]
