import { type CheckMethod, hostFails, type Outcome, outcomeOf } from './check-method.ts'
import { byCode, form } from './ask-for-list.ts'

/** `https://1fichier.com/?abc123&af=1`, with or without what follows the code. */
const codeOf = ({ search }: URL) => /^\?(?:link=)?(\w+)/.exec(search)?.[1]
const SAID = { 'NOT FOUND': 'dead', 'BAD LINK': 'dead', PRIVATE: 'restricted' } as const

/** A line for each link: `address;name;size`, or four fields of which the last says what is wrong. */
export const fichierMethod: CheckMethod = {
  domains: [
    '1fichier.com',
    'alterupload.com',
    'cjoint.net',
    'desfichiers.com',
    'dfichiers.com',
    'megadl.fr',
    'mesfichiers.org',
    'piecejointe.net',
    'pjointe.com',
    'tenvoi.com',
    'dl4free.com',
  ],
  most: 100,
  leastGapMs: 2_500,
  check: async (ask, addresses, base) => {
    const answer = await ask({
      url: `${base ?? 'https://1fichier.com'}/check_links.pl`,
      ...form(addresses.map(({ href }) => ['links[]', href])),
    })
    if (answer.status !== 200) return hostFails(addresses, String(answer.status), answer)
    const lines = String(answer.body).split(/\r?\n/).filter(Boolean)
    const said = new Map(lines.flatMap(readLine))
    if (said.size === 0) return hostFails(addresses, 'not understood', answer)
    return { outcomes: byCode(addresses, codeOf, said) }
  },
}

function readLine(line: string): [string, Outcome][] {
  const fields = line.split(';')
  const code = /(?:^|\?)(\w+)$/.exec(fields[0]!.replace(/&.*$/, ''))?.[1]
  const last = fields.at(-1)!.trim()
  if (!code || fields.length < 3) return []
  if (last in SAID) return [[code, outcomeOf(SAID[last as keyof typeof SAID])]]
  // Names may have semicolons in them.
  return /^\d+$/.test(last) ? [[code, outcomeOf('alive')]] : []
}
