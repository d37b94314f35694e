import type {
  HealthFactName,
  HealthPartName,
  HealthProblem,
  HealthState,
  PendingChange,
} from '@mediatheque/contract/operations/health/health.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'

/** What a look at a part found. */
export interface PartReading {
  readonly state: HealthState
  readonly problem?: HealthProblem | undefined
  /** In the order in which they are shown; what is not known is left out. */
  readonly facts: Partial<Record<HealthFactName, number | string | null | undefined>>
  readonly changes?: readonly PendingChange[]
  readonly notes?: string | undefined
}

/** What of the platform it takes to look at every part. */
export type ToLook = Needs<
  'db' | 'readDb' | 'config' | 'clock' | 'cache' | 'secrets' | 'log' | 'storage'
>

/** Something that the site stands on. A look changes nothing, and may fail or take as long as it likes. */
export interface HealthPart {
  readonly name: HealthPartName
  look(platform: ToLook): Promise<PartReading>
}

/** The first that holds, worst first; good where none does. */
export function judge(
  ...problems: readonly (readonly [isSo: boolean, state: HealthState, problem: HealthProblem])[]
): Pick<PartReading, 'state' | 'problem'> {
  const [, state, problem] = problems.find(([isSo]) => isSo) ?? []
  return state ? { state, problem } : { state: 'good' }
}
