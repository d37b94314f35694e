import fs from 'node:fs'
import path from 'node:path'

/** A package and an image come without it, without npm, and with the command `mediatheque`. */
const IS_CHECKOUT = fs.existsSync(path.join(import.meta.dirname, '../../../../package-lock.json'))

/** A text that names commands as a checkout calls them, as they are called where this one runs. */
export function asCalledHere(text: string, isCheckout: boolean = IS_CHECKOUT): string {
  if (isCheckout) return text
  return text.replaceAll(/npm run (?:-s )?([a-z]+)(?: --(?= )| (\[)-- )?/g, (_all, name, bracket) =>
    bracket ? `mediatheque ${name} [` : `mediatheque ${name}`,
  )
}
