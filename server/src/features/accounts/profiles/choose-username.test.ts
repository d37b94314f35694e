import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildUser } from '../users/users.factory.ts'
import { userTag, getUser, toActor } from '../users/users.service.ts'
import { chooseUsername } from './choose-username.ts'

const test = useTestApp()

/** Somebody who got an account back that somebody else had opened. */
async function owner() {
  const member = await test.as('member')
  await test.platform.db
    .updateTable('users')
    .set({ may_choose_username: true })
    .where('id', '=', member.id)
    .execute()
  await test.platform.cache.invalidate([userTag(member.id)])
  const choose = (username: string) => member.call('PUT', '/auth/user/username', { username })
  const me = async () => (await member.call('GET', '/api/v1/bootstrap-data')).json().user
  return { ...member, choose, me }
}

describe('the username of an account that somebody else opened', () => {
  it('is chosen once, and shown at once', async () => {
    const { id, choose, me } = await owner()
    expect(await me()).toMatchObject({ may_choose_username: true })
    const chosen = await choose('The-Owner')
    expect(chosen.statusCode).toBe(200)
    expect(chosen.json().user).toEqual({ id, username: 'The-Owner', name: 'The-Owner' })
    expect(await me()).toMatchObject({ username: 'The-Owner', may_choose_username: false })
    expect((await choose('another-one')).statusCode).toBe(403)
    expect(await me()).toMatchObject({ username: 'The-Owner' })
  })

  it('is not one that somebody else has, in whatever case, and the choice stays', async () => {
    const { choose, me } = await owner()
    const other = await buildUser(test.platform.db)
    const refused = await choose(other.username.toUpperCase())
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ username: ['This username is already taken.'] })
    expect((await choose('x y')).json().errors).toHaveProperty('username')
    expect(await me()).toMatchObject({ may_choose_username: true })
  })

  it('goes to one of those who choose the same at the same moment', async () => {
    const owners = await Promise.all([owner(), owner(), owner()])
    const answers = await Promise.all(
      owners.map(({ choose }, place) => choose(place ? 'wanted-name' : 'WANTED-name')),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 422))
      expect(answer.json().errors).toEqual({ username: ['This username is already taken.'] })
  })

  it('is not chosen by a call that was under way when the account was recovered', async () => {
    const { id, username } = await owner().then(({ me }) => me())
    const user = await getUser(test.platform, id)
    const ended = toActor(user, new Date(), { id: 999_999_999, passwordConfirmedAt: null })
    await expect(chooseUsername(test.platform, ended, 'late-squatter')).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect((await getUser(test.platform, id)).row).toMatchObject({
      username,
      may_choose_username: true,
    })
  })
})

describe('any other username', () => {
  it('stays as it is', async () => {
    const member = await test.as('member')
    const refused = await member.call('PUT', '/auth/user/username', { username: 'somebody-new' })
    expect(refused.statusCode).toBe(403)
    expect((await getUser(test.platform, member.id)).row.username).not.toBe('somebody-new')
  })
})
