import { z } from 'zod'
import { WORKSPACE_ROLES } from './workspaces.schemas.ts'

const person = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  image: z.string().nullable(),
})

/** A workspace as those who manage members see it: who is in it, and nothing of what is kept there. */
export const workspaceRecordRow = z.object({
  id: z.number(),
  name: z.string(),
  owner: person.nullable(),
  members_count: z.number(),
  /** Not answered yet, and still good. */
  invites_count: z.number(),
  created_at: z.string(),
})
export type WorkspaceRecordRow = z.infer<typeof workspaceRecordRow>

/** Somebody in it. */
export const workspacePersonView = person.extend({
  role: z.enum(WORKSPACE_ROLES),
  joined_at: z.string(),
})
export type WorkspacePersonView = z.infer<typeof workspacePersonView>
