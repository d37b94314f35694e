import { taxonForm } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import type { Revertible } from '../../../../platform/audit/define-audited.ts'
import { readInput } from '../../../../platform/http/read-input.ts'
import { GENRES, KEYWORDS, RENAMED_BY, type Taxon } from './taxa.ts'
import { getTaxon, renameTaxon } from './taxa.service.ts'

const revertible = (kind: keyof typeof RENAMED_BY, taxon: Taxon): Revertible => ({
  kind,
  fields: ['name', 'name_fr'],
  by: RENAMED_BY[kind],
  write: async ({ platform, t }, { id, version }, values) => {
    const { name, name_fr } = await getTaxon(platform, taxon, Number(id))
    const form = readInput(taxonForm, { name, name_fr, ...values }, t)
    await renameTaxon(platform, taxon, { id: Number(id), version, ...form })
  },
})

export const revertibleTaxa = [revertible('genre', GENRES), revertible('keyword', KEYWORDS)]
