import classes from './skeleton.module.css'

/** A place kept for something that is being read; has exactly its size. */
export function Skeleton({
  width = '100%',
  height,
  radius,
}: {
  width?: string | number
  height: string | number
  radius?: string
}) {
  return (
    <span
      className={classes.skeleton}
      style={{ width, height, borderRadius: radius }}
      aria-hidden
    />
  )
}
