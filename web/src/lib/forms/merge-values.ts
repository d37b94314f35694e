/** What a form holds, by field. */
export type FormValues = Readonly<Record<string, unknown>>

export const areEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields that differ from what was read. */
export function editedFields<Values extends object>(
  base: Values,
  mine: Values,
): ReadonlySet<keyof Values & string> {
  const names = Object.keys(mine) as (keyof Values & string)[]
  return new Set(names.filter((name) => !areEqual(mine[name], base[name])))
}

export interface Merge<Values extends object> {
  /** One's own where one has edited a field, theirs in every other. */
  readonly merged: Values
  /** Changed by others since it was read. */
  readonly changed: readonly (keyof Values & string)[]
  /** Among these, what both have changed, to different values: somebody has to choose. */
  readonly disputed: readonly (keyof Values & string)[]
}

/** Of what was read, what one has made of it, and what others have made of it in the meantime. */
export function mergeValues<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const changed = [...editedFields(base, theirs)]
  const edited = editedFields(base, mine)
  const disputed = changed.filter((name) => edited.has(name) && !areEqual(mine[name], theirs[name]))
  const taken = changed.filter((name) => !edited.has(name))
  return {
    merged: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    changed,
    disputed,
  }
}
