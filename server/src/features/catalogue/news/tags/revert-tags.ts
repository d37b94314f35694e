import { tagEndpoints } from '@mediatheque/contract/catalogue/news/tags/tags.endpoints.ts'
import { taxonForm } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import type { Revertible } from '../../../../platform/audit/define-audited.ts'
import { readInput } from '../../../../platform/http/read-input.ts'
import { getTaxon, renameTaxon } from '../../titles/taxa/taxa.service.ts'
import { TAGS } from './tags.ts'

export const revertibleTags: Revertible = {
  kind: 'tag',
  fields: ['name', 'name_fr'],
  by: tagEndpoints.updateTag,
  write: async ({ platform, t }, { id, version }, values) => {
    const { name, name_fr } = await getTaxon(platform, TAGS, Number(id))
    const form = readInput(taxonForm, { name, name_fr, ...values }, t)
    await renameTaxon(platform, TAGS, { id: Number(id), version, ...form })
  },
}
