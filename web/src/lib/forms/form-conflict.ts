import { lineOfName } from '@mediatheque/contract/core/describe-faults.ts'
import type { UseFormReturnType } from '@mantine/form'
import { type ConflictField, conflictStore, isConflict } from '../conflicts.ts'
import { translate } from '../i18n.ts'
import type { SeenRecord } from './use-seen-record.ts'

/**
 * Shows what others changed in the meantime beside what is in the form, and saves what is made of both.
 * @returns false for every failure that is no conflict
 */
export async function showFormConflict<Values extends object, Result>(
  error: unknown,
  seen: SeenRecord<Values, Result>,
  form: UseFormReturnType<Values>,
  save: (values: Values) => void,
): Promise<boolean> {
  const [stale] = seen.isStored && isConflict(error) ? error.conflicts : []
  if (!stale) return false
  const { merged, changed, disputed, theirs } = await seen.mergeWith(stale.current)
  const [base, mine] = [seen.base(), form.getValues()]
  const describe = (name: keyof Values & string): ConflictField => ({
    name,
    label: labelOf(form, name),
    seen: seen.textOf(name, base[name]),
    theirs: seen.textOf(name, theirs[name]),
    ...(disputed.includes(name) && { mine: seen.textOf(name, mine[name]) }),
  })
  conflictStore.show({
    records: [stale],
    form: {
      fields: changed.map(describe),
      save: (left) => {
        const kept = changed.filter((name) => left.has(name)).map((name) => [name, theirs[name]])
        const values = { ...merged, ...Object.fromEntries(kept) }
        seen.goOn(values, theirs, stale.version)
        save(values)
      },
    },
  })
  return true
}

/** The field as its reader knows it: by its own label, by that of its first part, or as a refusal would call it. */
function labelOf<Values extends object>(form: UseFormReturnType<Values>, name: string): string {
  const { 'data-path': path } = form.getInputProps(name) as { 'data-path'?: string }
  const input = document.querySelector<HTMLInputElement>(`[data-path^="${path}"]`)
  const label = input?.labels?.[0] ?? findLabelling(input)
  return (
    label?.firstChild?.textContent ??
    input?.getAttribute('aria-label') ??
    translate(lineOfName(name))
  )
}

/** Of what is no input, as the text of an editor. */
const findLabelling = (element: Element | null) =>
  document.getElementById(element?.getAttribute('aria-labelledby') ?? '')
