import {
  type AskClient,
  type ClientAnswer,
  ClientError,
  type ClientLogin,
  type ClientProtocol,
  type Outcome,
  sendEach,
} from './client-protocol.ts'

const isGood = ({ status }: ClientAnswer) => status >= 200 && status < 300

/**
 * Web API v2 (https://github.com/qbittorrent/qBittorrent/wiki#webui-api). `Ok.` or `Fails.` until 5.1, 204 or 401 from then on;
 * 403: this address is banned for a while. Who may come in without a password gets no cookie and needs none.
 */
async function logIn(ask: AskClient, { username, secret }: ClientLogin) {
  const answer = await ask({
    path: '/api/v2/auth/login',
    form: { username, password: secret },
  })
  if (answer.status === 403) throw new ClientError('lockedOut')
  if (answer.status === 401 || answer.text.trim() === 'Fails.') throw new ClientError('badPassword')
  if (!isGood(answer) || !['', 'Ok.'].includes(answer.text.trim())) throw new ClientError('unclear')
  return answer.cookie === undefined ? {} : { cookie: answer.cookie }
}

export const qbittorrent: ClientProtocol = {
  test: async (ask, login) => {
    const session = await logIn(ask, login)
    const answer = await ask({ path: '/api/v2/app/version', ...session })
    if (answer.status === 403) throw new ClientError('badPassword')
    if (!isGood(answer) || !/^v?\d/.test(answer.text)) throw new ClientError('unclear')
  },
  send: async (ask, login, addresses) => {
    const session = await logIn(ask, login)
    return sendEach(addresses, async (address) =>
      outcomeOf(await ask({ path: '/api/v2/torrents/add', form: { urls: address }, ...session })),
    )
  },
}

function outcomeOf(answer: ClientAnswer): Outcome {
  if (answer.status === 403) return 'notPermitted'
  if (answer.status === 409 || answer.status === 415) return 'refused'
  if (!isGood(answer)) return 'unclear'
  const text = answer.text.trim()
  if (text === 'Fails.') return 'refused'
  // Newer ones count: {"success_count":1,…}.
  return ['', 'Ok.'].includes(text) || text.startsWith('{') ? null : 'unclear'
}
