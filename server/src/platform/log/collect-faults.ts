import type { ErrorSource } from '@mediatheque/contract/operations/logs/errors.schemas.ts'
import type { DestinationStream } from 'pino'
import { describeFault, type Fault, type FaultLine } from './describe-fault.ts'

export interface CountedFault extends Fault {
  readonly count: number
  readonly firstAt: Date
  readonly lastAt: Date
}

export interface FaultCollector extends DestinationStream {
  /** What was gathered since it was asked last. */
  take(): CountedFault[]
}

/** Different faults of one source between two writes. Of a flood the rest is left out: whoever looks sees that it is one. */
const MOST_OF_A_SOURCE = 50
const LONGEST_LINE = 64 * 1024

/** Gathers what the lines of the log say went wrong. It costs the call that wrote the line next to nothing. */
export function collectFaults(now: () => Date = () => new Date()): FaultCollector {
  let gathered = new Map<string, CountedFault>()
  let counts: Partial<Record<ErrorSource, number>> = {}
  const note = (fault: Fault) => {
    const known = gathered.get(fault.fingerprint)
    const at = now()
    if (known) {
      gathered.set(fault.fingerprint, { ...known, count: known.count + 1, lastAt: at })
      return
    }
    const ofSource = counts[fault.source] ?? 0
    if (ofSource >= MOST_OF_A_SOURCE) return
    counts[fault.source] = ofSource + 1
    gathered.set(fault.fingerprint, { ...fault, count: 1, firstAt: at, lastAt: at })
  }
  return {
    write: (line) => {
      // Most warnings are about nothing that went wrong.
      if (line.startsWith('{"level":"warn"') && !line.includes('"browser":')) return
      if (line.length > LONGEST_LINE) return
      try {
        const fault = describeFault(JSON.parse(line) as FaultLine)
        if (fault) note(fault)
      } catch {
        // The standard output has the line.
      }
    },
    take: () => {
      const taken = [...gathered.values()]
      gathered = new Map()
      counts = {}
      return taken
    },
  }
}
