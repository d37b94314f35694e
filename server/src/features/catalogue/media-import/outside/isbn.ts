/** An ISBN of ten or thirteen digits, written as a number: zeros in front of the shorter one are lost there. */
export function readIsbn(id: number): string | undefined {
  const digits = String(id)
  if (digits.length === 13) return isIsbn13(digits) ? digits : undefined
  if (digits.length > 10) return undefined
  const short = digits.padStart(10, '0')
  if (checkOf10(short) !== short.at(-1)) return undefined
  return withCheck(`978${short.slice(0, 9)}`)
}

/** As it stands in an answer, of either length, with or without hyphens. @returns thirteen digits */
export function isbn13Of(written: string): string | undefined {
  const plain = written.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{13}$/.test(plain)) return isIsbn13(plain) ? plain : undefined
  if (!/^\d{9}[\dX]$/.test(plain) || checkOf10(plain) !== plain.at(-1)) return undefined
  return withCheck(`978${plain.slice(0, 9)}`)
}

const isIsbn13 = (digits: string) =>
  /^97[89]/.test(digits) && withCheck(digits.slice(0, 12)) === digits

function withCheck(twelve: string): string {
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}

function checkOf10(ten: string): string {
  const sum = Array.from(ten.slice(0, 9)).reduce(
    (all, digit, at) => all + Number(digit) * (10 - at),
    0,
  )
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}
