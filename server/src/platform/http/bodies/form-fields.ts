/** `ids[]` and repeated names become lists, as forms mean them. The object has no prototype: any name may come. */
export function addField(fields: Record<string, unknown>, name: string, value: string): void {
  const key = name.replace(/\[\]$/, '')
  const known = fields[key]
  if (Array.isArray(known)) known.push(value)
  else if (known !== undefined) fields[key] = [known, value]
  else fields[key] = name.endsWith('[]') ? [value] : value
}

export const noFields = () => Object.create(null) as Record<string, unknown>
