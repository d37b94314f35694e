import classes from './order-select.module.css'

interface OrderSelectProps<Value extends string> {
  /** What is ordered; read out, not shown. */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange(value: Value): void
}

/** The order of a list, above it. A plain element, because public pages carry it. */
export function OrderSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: OrderSelectProps<Value>) {
  return (
    <select
      className={classes.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
