import { type CheckMethod, hostFails, type Outcome, outcomeOf } from './check-method.ts'
import { byCode, form } from './ask-for-list.ts'

const codeOf = ({ pathname }: URL) =>
  /^\/(?:[a-z]\/|embed-)?([a-z0-9]{12})(?:[/.]|$)/.exec(pathname)?.[1]
/** What the page was called, newer first. */
const PAGES = ['check_files', 'checkfiles'] as const

const GONE =
  /^(?:(?:the |no such )?file )?(?:(?:was|is|has been) )?(?:not found|doesn.t exist|deleted) ?[.!]*$/i
const FOUND = /^(?:file )?found\b|^\d+(?:[.,]\d+)? ?[KMGT]?B$/i

/** The page on which hosts of this software check lists of links: a row of a table for each, which says what was found. */
export const xfsMethod: CheckMethod = {
  domains: [],
  most: 50,
  check: async (ask, addresses, base) => {
    const origin = base ?? addresses[0]!.origin
    const list = addresses.map(({ href }) => href).join('\n')
    for (const page of PAGES) {
      const answer = await ask({
        url: `${origin}/?op=${page}`,
        ...form([
          ['op', page],
          ['process', 'Check URLs'],
          ['list', list],
        ]),
      })
      if (answer.status === 429 || answer.status >= 500 || answer.status === 403)
        return hostFails(addresses, String(answer.status), answer)
      const rows = String(answer.body).split(/<tr\b/i).slice(1)
      const said = new Map(addresses.flatMap((address) => readRow(codeOf(address), rows)))
      if (said.size > 0) return { outcomes: byCode(addresses, codeOf, said) }
    }
    return hostFails(addresses, 'not understood')
  },
}

/** By its cells: what a file is called says nothing of what was found, as `The Deleted Scenes.mkv`. */
function readRow(code: string | undefined, rows: readonly string[]): [string, Outcome][] {
  const row = code && rows.find((one) => one.includes(code))
  if (!row) return []
  const cells = row
    .split(/<t[dh]\b[^<>]*>/i)
    .map((cell) => cell.replaceAll(/<[^<>]*>/g, ' ').split(/\s+/))
    .map((words) => words.filter((word) => word && !word.includes(code)).join(' '))
  if (cells.some((cell) => GONE.test(cell))) return [[code, outcomeOf('dead')]]
  return cells.some((cell) => FOUND.test(cell)) ? [[code, outcomeOf('alive')]] : []
}
