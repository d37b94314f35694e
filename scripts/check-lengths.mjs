// Files aim at 150 lines; over 400 is an error. Data, generated files and tests are not measured.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

const LIMIT = 400
const measured = /^(contract|server|web|scripts|e2e|bench)\/.*\.(ts|tsx|mjs|css)$/
const exempt = /\.(data|gen|generated|test|lines)\.tsx?$/
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n')
const long = files
  .filter((file) => measured.test(file) && !exempt.test(file) && fs.existsSync(file))
  .map((file) => [file, fs.readFileSync(file, 'utf8').split('\n').length])
  .filter(([, lines]) => lines > LIMIT)
for (const [file, lines] of long) console.log(`${file} has ${lines} lines (at most ${LIMIT})`)
process.exitCode = long.length > 0 ? 1 : 0
