export interface TimezoneChoice {
  readonly value: string
  readonly text: string
}

/** The offset at this moment, summer time included: `UTC+01:00`. */
function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(now)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? ''
  return `UTC${name || '+00:00'}`
}

/** Every time zone by region, from west to east and then by name. */
export function listTimezones(now: Date): Record<string, TimezoneChoice[]> {
  const regions: Record<string, (TimezoneChoice & { offset: string })[]> = {
    UTC: [{ value: 'UTC', text: '(UTC+00:00) UTC', offset: '+00:00' }],
  }
  for (const value of Intl.supportedValuesOf('timeZone')) {
    const [region = '', ...places] = value.split('/')
    if (places.length === 0) continue
    const offset = offsetOf(value, now)
    const list = (regions[region] ??= [])
    list.push({ value, offset, text: `(${offset}) ${places.join(', ').replaceAll('_', ' ')}` })
  }
  const minutesOf = ({ offset }: { offset: string }) => {
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(offset) ?? []
    return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  }
  return Object.fromEntries(
    Object.entries(regions).map(([region, zones]) => [
      region,
      zones
        .sort((a, b) => minutesOf(a) - minutesOf(b) || a.text.localeCompare(b.text, 'en'))
        .map(({ value, text }) => ({ value, text })),
    ]),
  )
}
