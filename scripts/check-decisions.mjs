// `npm run check`: every decision record has its number and title, and its line in the index. `--write` makes the index.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../docs/decisions')
const index = path.join(folder, 'README.md')
const HEAD = '| number | decision |\n|---|---|\n'

const faults = []
const numbers = new Map()
const lines = readdirSync(folder)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .toSorted()
  .map((file) => {
    const number = /^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]
    const [, said, title] =
      /^# (\d+)\. (.+)$/m.exec(readFileSync(path.join(folder, file), 'utf8')) ?? []
    if (!number || Number(said) !== Number(number))
      faults.push(`${file} is called NNNN-words.md and begins with "# NN. Title", of one number`)
    else if (numbers.has(number)) faults.push(`${file} has the number of ${numbers.get(number)}`)
    numbers.set(number, file)
    return `| [${Number(number)}](${file}) | ${title} |\n`
  })

const now = readFileSync(index, 'utf8')
const introduction = now.split(HEAD)[0].trimEnd()
const whole = `${introduction}\n\n${HEAD}${lines.join('')}`
if (process.argv.includes('--write')) writeFileSync(index, whole)
else if (now !== whole)
  faults.push('The index of the records is not complete: node scripts/check-decisions.mjs --write')
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
