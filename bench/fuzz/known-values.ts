import { oneOf } from '../../server/src/test-hostile-input.ts'

const KEPT = 100
/** Fields by which calls name what they are about. */
const TELLING =
  /^(id|.*_id|.*_ids|slug|username|version|hash|token|updated_at|number|season|saison|episode|type|key|name)$/

/** What answers told of things that exist, by the name of the field: own things, others', and those gone since. */
export class KnownValues {
  readonly #byField = new Map<string, unknown[]>()

  learn(family: string, body: string): void {
    if (!body.startsWith('{') && !body.startsWith('[')) return
    try {
      this.#walk(family, JSON.parse(body), 0)
    } catch {
      // Cut off where it was too long to keep.
    }
  }

  /** Something for a field of this name, in a call of this family: `id` of `titles`, `title_id` of any. */
  suggest(family: string, field: string, random: () => number): unknown {
    const names = [
      `${family}.${field}`,
      ...(field.endsWith('s') ? [`${family}.${field.slice(0, -1)}`] : []),
      ...(/id$/i.test(field) ? [`${field.replace(/_?id$/i, '').toLowerCase()}s.id`] : []),
      field,
    ]
    const known = names.map((name) => this.#byField.get(name)).find((values) => values?.length)
    return known && oneOf(random, known)
  }

  #walk(family: string, value: unknown, depth: number): void {
    if (depth > 5 || value === null || typeof value !== 'object') return
    for (const [field, held] of Object.entries(value)) {
      if (typeof held === 'object') this.#walk(family, held, depth + 1)
      else if (typeof held === 'string' && /^\/[a-z]/.test(held)) this.#keep('address', held)
      else if (TELLING.test(field) && held !== '') {
        this.#keep(`${family}.${field}`, held)
        this.#keep(field, held)
      }
    }
  }

  #keep(name: string, value: unknown): void {
    const values = this.#byField.get(name) ?? []
    if (values.includes(value)) return
    values.push(value)
    if (values.length > KEPT) values.shift()
    this.#byField.set(name, values)
  }
}
