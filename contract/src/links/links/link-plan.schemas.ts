import { z } from 'zod'
import { exactText, flag, id } from '../../core/input.ts'
import { LINES_MAX_LENGTH } from './links.constants.ts'
import { linkWarningView, position } from './links.schemas.ts'

/** What the form of new links says of where they lead and belong; the rest of it may be empty still. */
export const planLinksForm = z.object({
  title_id: id,
  /** One address per line; `::3` at its end is the episode. */
  lien: exactText({ max: LINES_MAX_LENGTH }),
  saison: position.optional(),
  full_saison: flag.default(false),
  /** Number of the first line's episode. `null`: they are parts without an episode. */
  start_epi: position.nullable().optional(),
})
export type PlanLinksForm = z.output<typeof planLinksForm>

/** What one line of the form becomes: a part of a link, or nothing yet. */
const plannedLineView = z.object({
  line: z.number(),
  /** Its address as it would be kept; null where it is none that may be. */
  lien: z.string().nullable(),
  host: z
    .object({
      name: z.string(),
      icon: z.string().nullable(),
      /** One that nobody entered yet would be entered. */
      is_known: z.boolean(),
    })
    .nullable(),
  part: z.number(),
  total_parts: z.number(),
  saison: z.number().nullable(),
  episode: z.number().nullable(),
  full_saison: z.union([z.literal(0), z.literal(1)]),
  /** Why it is refused, naming the line as the form that is sent does. */
  problem: z.string().nullable(),
  /** The same is on this other title already, which keeps nobody from adding it. */
  warning: linkWarningView.nullable(),
})
export type PlannedLineView = z.output<typeof plannedLineView>

export const linkPlanView = z.object({
  lines: z.array(plannedLineView),
  /** Links that the lines make, where no line is refused. */
  links_count: z.number(),
  /** What is wrong with all of it. */
  problems: z.array(z.string()),
  /** What else happens when it is sent. */
  notes: z.array(z.string()),
})
export type LinkPlanView = z.output<typeof linkPlanView>
