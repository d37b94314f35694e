import type { Department } from '@mediatheque/contract/catalogue/people/departments.ts'
import type { CreditRow } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'

/** A credit while it is edited. */
export interface CreditDraft {
  /** Of the row on the screen. */
  readonly key: string
  /** Of a credit that is stored. */
  readonly id?: number
  readonly person: { readonly id: number; readonly name: string; readonly poster: string | null }
  readonly department: Department
  readonly job: string
  readonly character: string
}

export const draftOf = ({ id, person, department, job, character }: CreditRow): CreditDraft => ({
  key: String(id),
  id,
  person,
  department,
  job: job ?? '',
  character: character ?? '',
})
