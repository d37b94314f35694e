import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListRow } from './lists.repository.ts'

type Words = Pick<ListRow, 'name' | 'name_fr' | 'description' | 'description_fr'>

/** What a list is called and says of itself in a language. */
export function listWords(row: Words, language: Language) {
  return {
    name: (language === 'fr' && row.name_fr) || row.name,
    description: (language === 'fr' && row.description_fr) || row.description,
  }
}
