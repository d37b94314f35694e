import type { CopyWriter } from './copy-writer.ts'
import { makePersonName } from './names.ts'
import { createRandom } from './random.ts'
import { momentOf, type ScaleSizes } from './scale-plan.ts'

export const PERSON_COLUMNS = [
  'id',
  'name',
  'birth_date',
  'popularity',
  'import_key',
  'created_at',
  'updated_at',
] as const

export async function writePeople(writer: CopyWriter, sizes: ScaleSizes): Promise<void> {
  const random = createRandom(sizes.seed + 2)
  for (let index = 0; index < sizes.people; index++) {
    const birthDate = random.isChance(0.6)
      ? `${random.between(1880, 2005)}-0${random.between(1, 9)}-${random.between(10, 28)}`
      : null
    const created = new Date(momentOf(index, sizes.people)).toISOString()
    // Credits draw low ids more often: the most popular people are those of many titles.
    const popularity =
      Math.round(1000 * Math.min(400, 0.4 * ((index + 1) / sizes.people) ** -0.6)) / 1000
    writer.write([
      index + 1,
      makePersonName(random),
      birthDate,
      popularity,
      `scale:${index + 1}`,
      created,
      created,
    ])
    if (index % 200 === 0) await writer.settle()
  }
}
