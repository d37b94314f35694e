import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import classes from './chart.module.css'

export interface ChartPoint {
  /** What the point is of: a day, a part of a video. */
  readonly name: string
  readonly value: number
  readonly compared?: { readonly name: string; readonly value: number } | undefined
}

interface ChartProps {
  kind: 'line' | 'bars'
  /** What it shows, and how it is read: heard by those who come by the keyboard. */
  label: string
  points: readonly ChartPoint[]
  write(value: number): string
}

const WIDTH = 600
const HEIGHT = 200

/**
 * Numbers as a line, dashed beside it what they are compared with, or as bars. The arrows read one after the other, as a
 * pointer does; all of them are in the table that stands beside it.
 */
export function Chart({ kind, label, points, write }: ChartProps) {
  const [active, setActive] = useState<number>()
  const last = points.length - 1
  const top = niceTop(points)
  const shown = points[Math.min(active ?? last, last)]
  const words = shown ? sayPoint(shown, write) : ''
  const handleKey = (event: KeyboardEvent) => {
    const at = active ?? last
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setActive(Math.max(0, Math.min(last, next)))
  }
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / width
    const at = kind === 'line' ? Math.round(share * last) : Math.floor(share * points.length)
    setActive(Math.max(0, Math.min(last, at)))
  }
  return (
    <div className={classes.chart}>
      <div className={classes.scale} aria-hidden>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{write(value)}</span>
        ))}
      </div>
      <div
        className={classes.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={Math.min(active ?? last, last) + 1}
        aria-valuetext={words}
        onKeyDown={handleKey}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={() => setActive(undefined)}
        onBlur={() => setActive(undefined)}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <path
            className={classes.grid}
            d={`M0 1H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 1}H${WIDTH}`}
          />
          {kind === 'line' ? (
            <Lines points={points} top={top} />
          ) : (
            <Bars points={points} top={top} active={active} />
          )}
        </svg>
        {kind === 'line' && active !== undefined && shown && (
          <span
            className={classes.mark}
            style={{
              insetInlineStart: `${last > 0 ? (Math.min(active, last) / last) * 100 : 50}%`,
              insetBlockStart: `${100 - (shown.value / top) * 100}%`,
            }}
          />
        )}
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{points[0]?.name}</span>
        <span>{last > 0 && points[last]?.name}</span>
      </div>
      <p className={classes.said} aria-hidden>
        {active === undefined ? '\u00a0' : words}
      </p>
    </div>
  )
}

const sayPoint = ({ name, value, compared }: ChartPoint, write: ChartProps['write']) =>
  `${name}: ${write(value)}${compared ? ` (${compared.name}: ${write(compared.value)})` : ''}`

/** The next round number above all of them, of which the half is a whole number too. */
function niceTop(points: readonly ChartPoint[]): number {
  const most = Math.max(
    2,
    ...points.flatMap(({ value, compared }) => [value, compared?.value ?? 0]),
  )
  const step = 10 ** Math.floor(Math.log10(most))
  const steps = step === 1 ? [2, 4, 6, 8, 10] : [1, 2, 4, 5, 6, 8, 10]
  return (steps.find((times) => times * step >= most) ?? 10) * step
}

interface DrawnProps {
  points: readonly ChartPoint[]
  top: number
}

function Lines({ points, top }: DrawnProps) {
  const line = (values: readonly (number | undefined)[]) =>
    values
      .map((value, at) => {
        if (value === undefined) return ''
        const x = points.length > 1 ? (at / (points.length - 1)) * WIDTH : WIDTH / 2
        return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(HEIGHT - (value / top) * HEIGHT).toFixed(1)}`
      })
      .join('')
  const own = line(points.map(({ value }) => value))
  const drawn = points.length > 1 ? own : `${own}h0.1`
  return (
    <>
      {points.length > 1 && (
        <path className={classes.area} d={`${own}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
      )}
      <path className={classes.compared} d={line(points.map(({ compared }) => compared?.value))} />
      <path className={classes.line} d={drawn} />
    </>
  )
}

function Bars({ points, top, active }: DrawnProps & { active: number | undefined }) {
  const width = WIDTH / points.length
  return points.map(({ name, value }, at) => {
    const height = (value / top) * HEIGHT
    return (
      <rect
        key={name}
        className={classes.bar}
        data-active={at === active || undefined}
        x={at * width + width * 0.1}
        width={width * 0.8}
        y={HEIGHT - height}
        height={height}
      />
    )
  })
}
