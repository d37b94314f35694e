import classes from './data-table.module.css'

const MOST_CHARACTERS = 50

/**
 * A name in the column of names, as far as fifty characters: whole to those who hear it, and to others while its cell is
 * under the pointer or has the focus.
 */
export function CutName({ name }: { name: string }) {
  const characters = [...name]
  if (characters.length <= MOST_CHARACTERS) return name
  return (
    <>
      <span className={classes.cutName} aria-hidden>
        {characters.slice(0, MOST_CHARACTERS).join('').trimEnd()}…
      </span>
      <span className={classes.wholeName}>{name}</span>
    </>
  )
}
